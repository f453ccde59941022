import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useState } from 'react'
import type { Address } from '#contract/shop/address'
import { CoverDialog } from '#ui/cover/CoverDialog'
import { DiscardDialog } from '#ui/dialog/DiscardDialog'
import { BusyButton } from '#ui/form/BusyButton'
import { SwitchField } from '#ui/form/SwitchField'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import { AddressFields } from './AddressFields'
import { useAddressForm } from './useAddressForm'

interface AddressDialogProps {
  /** Null for a new one. */
  address: Address | null
  /** Whether there is no address yet: the first is the default unless the person says no. */
  isFirst: boolean
  /** With the id of what was saved, or with nothing when the form was left. */
  onEnd: (savedId?: string) => void
}

/** Adds or changes an address. Leaving it with changes asks first. */
export function AddressDialog({ address, isFirst, onEnd }: AddressDialogProps) {
  const text = useText()
  const ids = useId()
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const [leaving, setLeaving] = useState(false)
  const { control, busy, failure, isDirty, submit, isDefault, setDefault } = useAddressForm(
    address,
    isFirst,
    onEnd,
  )

  function cancel(): void {
    if (busy) return
    if (isDirty) setLeaving(true)
    else onEnd()
  }

  return (
    <>
      <CoverDialog
        open
        fullWidth
        maxWidth="sm"
        fullScreen={isNarrow}
        onClose={cancel}
        aria-labelledby={`${ids}-title`}
      >
        <DialogTitle id={`${ids}-title`}>
          {text(address ? 'shop.checkout.address.edit' : 'shop.checkout.address.add')}
        </DialogTitle>
        <DialogContent>
          <form id={`${ids}-form`} noValidate onSubmit={(event) => void submit(event)}>
            {failure !== null && <Note tone="error">{failure}</Note>}
            <AddressFields control={control} />
            <SwitchField
              label={text('shop.checkout.address.makeDefault')}
              hint={text('shop.checkout.address.makeDefaultHint')}
              checked={isDefault}
              onChange={setDefault}
            />
          </form>
        </DialogContent>
        <DialogActions>
          <Button onClick={cancel} disabled={busy}>
            {text('ui.cancel')}
          </Button>
          <BusyButton type="submit" form={`${ids}-form`} variant="contained" busy={busy}>
            {text('shop.checkout.address.save')}
          </BusyButton>
        </DialogActions>
      </CoverDialog>
      {leaving && <DiscardDialog onDiscard={() => onEnd()} onStay={() => setLeaving(false)} />}
    </>
  )
}
