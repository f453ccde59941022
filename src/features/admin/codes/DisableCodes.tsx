import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import type { AdminCode } from '#contract/admin/rewards'
import { SwitchField } from '#ui/form/SwitchField'
import { useText } from '#ui/intl/useText'
import { OverlayDialog } from '#ui/overlay/OverlayDialog'
import { openAlert } from '#ui/toast/toastSlice'
import { adminFailure } from '../api/adminApi'
import { useDisableCodesMutation } from '../api/offerCalls'
import { Decision, type DecisionInput } from '../decision/Decision'

interface DisableCodesProps {
  row: AdminCode
  onClose: () => void
}

/** Disables one code, or its whole batch. Redeemed codes stay redeemed. */
export function DisableCodes({ row, onClose }: DisableCodesProps) {
  const { code, codeId, batchId, batchName } = row
  const text = useText()
  const dispatch = useDispatch()
  const [isWhole, setWhole] = useState(false)
  const [disable] = useDisableCodesMutation()

  async function confirm(input: DecisionInput) {
    const outcome = await disable({ ...input, ...(isWhole ? { batchId } : { codeId }) })
    if ('error' in outcome) return adminFailure(outcome.error)
    onClose()
    dispatch(
      openAlert('success', text('adminOffers.code.disabled', { count: outcome.data.disabled })),
    )
    return null
  }

  return (
    <OverlayDialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-label={text('adminOffers.code.disable')}
    >
      <DialogTitle>{text('adminOffers.code.disable')}</DialogTitle>
      <DialogContent>
        <SwitchField
          label={text('adminOffers.code.wholeBatch', { batch: batchName })}
          checked={isWhole}
          onChange={setWhole}
        />
        <Decision
          about={`disable:${codeId}`}
          summary={
            <p>
              <strong>
                <bdi>{isWhole ? `${batchName} (${batchId})` : code}</bdi>
              </strong>
              {' · '}
              {text('adminOffers.code.disableMeans')}
            </p>
          }
          confirmLabel={text('adminOffers.code.disable')}
          destructive
          asks={reason}
          reasonReader="staff"
          focusesConfirm={false}
          onConfirm={confirm}
          onCancel={onClose}
        />
      </DialogContent>
    </OverlayDialog>
  )
}

const reason = ['reason'] as const
