import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { focusIn } from '#ui/form/focusIn'
import { OverlayDialog } from '#ui/overlay/OverlayDialog'
import { openAlert } from '#ui/toast/toastSlice'
import { adminFailure } from '../api/adminApi'
import { useWaitingToast } from '../guard/useWaitingToast'
import { Decision, type DecisionInput } from './Decision'
import { useRequestError } from './RequestError'

interface DecisionDialogProps
  extends Omit<ComponentProps<typeof Decision>, 'onConfirm' | 'onCancel'> {
  title: string
  /** Sends the request and returns the mutation's result. Null while a field of the summary is invalid. */
  send: (input: DecisionInput) => Promise<{ data?: unknown; error?: unknown }> | null
  /** Message after success. */
  done: string
  onClose: () => void
}

/** A decision in its own dialog, for pages without a sheet. */
export function DecisionDialog({ title, send, done, onClose, ...decision }: DecisionDialogProps) {
  const dispatch = useDispatch()
  const requestError = useRequestError()
  const waits = useWaitingToast()
  const titleId = useId()
  const content = useRef<HTMLDivElement>(null)
  const [wrongTries, setWrongTries] = useState(0)
  useEffect(() => {
    if (wrongTries > 0) focusIn(content.current, '[aria-invalid=true]')
  }, [wrongTries])

  async function confirm(input: DecisionInput) {
    const outcome = await send(input)
    if (outcome === null) {
      setWrongTries((tries) => tries + 1)
      return 'unsent'
    }
    const failure = adminFailure(outcome.error)
    if (failure?.error?.code === 'alreadydecided') {
      // The target is about to leave the screen, and the dialog with it.
      onClose()
      dispatch(openAlert('error', requestError(failure)))
      return null
    }
    if (failure !== null) return failure
    onClose()
    const approvalId: unknown = Object(outcome.data).approvalId
    if (typeof approvalId === 'string') waits(approvalId)
    else dispatch(openAlert('success', done))
    return null
  }

  return (
    <OverlayDialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <Content ref={content}>
        <Decision {...decision} onConfirm={confirm} onCancel={onClose} />
      </Content>
    </OverlayDialog>
  )
}

/** The dialog is already a frame, so the decision needs no line above it. */
const Content = styled(DialogContent)({ form: { marginTop: 0, paddingTop: 0, borderTop: 0 } })
