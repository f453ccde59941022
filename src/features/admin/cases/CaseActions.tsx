import Button from '@mui/material/Button'
import { useState } from 'react'
import { useOnline } from '#api/client/refetch'
import type { Case } from '#contract/admin/cases'
import { BusyButton } from '#ui/form/BusyButton'
import { useText } from '#ui/intl/useText'
import { adminFailure } from '../api/adminApi'
import { useMay, useStaffSession } from '../api/adminSession'
import { useChangeCaseMutation } from '../api/caseCalls'
import { RequestError } from '../decision/RequestError'
import { useRequestId } from '../decision/useRequestId'
import { SheetButtons } from '../list/RowSheet'
import { CaseNoteDialog, HandOverDialog } from './CaseDialogs'

type Dialog = 'handOver' | 'note' | 'finish'

/** Buttons of a case: take it, hand it over, add a note, finish or reopen it. */
export function CaseActions({ row }: { row: Case }) {
  const text = useText()
  const may = useMay()
  const isOnline = useOnline()
  const adminID = useStaffSession()?.adminID
  const [changeCase, change] = useChangeCaseMutation()
  const requestId = useRequestId()
  // The dialog names the version that it was opened on.
  const [open, setOpen] = useState<{ dialog: Dialog; shown: Case } | null>(null)
  if (!may('case.edit') || adminID === undefined) return null
  const { caseId, version, state, assignee } = row
  const isTaken = state === 'progress' && assignee.adminID === adminID
  const send = (more: Pick<Parameters<typeof changeCase>[0], 'state' | 'assignee'>) =>
    void changeCase({
      requestId: requestId(caseId, String(version), JSON.stringify(more)),
      caseId,
      version,
      ...more,
    })
  const opens = (dialog: Dialog) => () => setOpen({ dialog, shown: row })
  const close = () => setOpen(null)
  return (
    <div>
      <RequestError failure={adminFailure(change.error)} />
      <SheetButtons>
        <Button disabled={!isOnline} onClick={opens('note')}>
          {text('adminPeople.do.note')}
        </Button>
        {state === 'done' ? (
          <BusyButton
            variant="outlined"
            busy={change.isLoading}
            disabled={!isOnline}
            onClick={() => send({ state: 'open' })}
          >
            {text('adminPeople.do.reopen')}
          </BusyButton>
        ) : (
          <>
            <Button disabled={!isOnline} onClick={opens('handOver')}>
              {text('adminPeople.do.handOver')}
            </Button>
            <Button variant="outlined" disabled={!isOnline} onClick={opens('finish')}>
              {text('adminPeople.do.finish')}
            </Button>
            {!isTaken && (
              <BusyButton
                variant="contained"
                busy={change.isLoading}
                disabled={!isOnline}
                onClick={() => send({ state: 'progress', assignee: { adminID } })}
              >
                {text('adminPeople.do.take')}
              </BusyButton>
            )}
          </>
        )}
      </SheetButtons>
      {open?.dialog === 'handOver' && <HandOverDialog shown={open.shown} onClose={close} />}
      {open?.dialog === 'note' && <CaseNoteDialog shown={open.shown} onClose={close} />}
      {open?.dialog === 'finish' && (
        <CaseNoteDialog shown={open.shown} state="done" onClose={close} />
      )}
    </div>
  )
}
