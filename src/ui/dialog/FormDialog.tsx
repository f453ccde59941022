import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { BusyButton } from '../form/BusyButton'
import { useText } from '../intl/useText'
import { OverlayDialog } from '../overlay/OverlayDialog'
import { Note } from '../state/Note'
import { DiscardDialog } from './DiscardDialog'

interface FormDialogProps {
  title: string
  /** Label of the submit button. */
  submitLabel: string
  busy: boolean
  /** Whether the form has unsaved input. If so, leaving asks first. */
  isDirty: boolean
  /** Reason why the form was not sent. */
  failure: string | null
  onSubmit: (event: FormEvent) => void
  /** Called when the dialog was left without sending the form. */
  onLeave: () => void
  children: ReactNode
}

/** A form in a dialog, full screen on phones. Load it lazily. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, busy, isDirty, failure, onSubmit, onLeave, children } = props
  const text = useText()
  const titleId = useId()
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const [leaving, setLeaving] = useState(false)

  function cancel(): void {
    if (busy) return
    if (isDirty) setLeaving(true)
    else onLeave()
  }

  return (
    <>
      <OverlayDialog
        open
        fullWidth
        maxWidth="sm"
        fullScreen={isNarrow}
        onClose={cancel}
        aria-labelledby={titleId}
      >
        <Form noValidate onSubmit={onSubmit}>
          <DialogTitle id={titleId}>{title}</DialogTitle>
          <DialogContent>{children}</DialogContent>
          <FailureNote>{failure}</FailureNote>
          <DialogActions>
            <Button onClick={cancel} disabled={busy}>
              {text('ui.cancel')}
            </Button>
            <BusyButton type="submit" variant="contained" busy={busy}>
              {submitLabel}
            </BusyButton>
          </DialogActions>
        </Form>
      </OverlayDialog>
      {leaving && <DiscardDialog onDiscard={onLeave} onStay={() => setLeaving(false)} />}
    </>
  )
}

/** Keeps the dialog's layout: its content scrolls between title and buttons. */
const Form = styled('form')({ display: 'contents' })

/**
 * Reason why a dialog's button did nothing, between content and buttons, so that it is visible at any scroll
 * position.
 */
export function FailureNote({ children }: { children: string | null }) {
  if (children === null) return null
  return (
    <Place>
      <Note tone="error">{children}</Note>
    </Place>
  )
}

const Place = styled('div')({ padding: '0 24px' })
