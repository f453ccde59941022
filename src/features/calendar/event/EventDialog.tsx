import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { styled, useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useState } from 'react'
import { FailureNote } from '#ui/dialog/FormDialog'
import { LazyDiscardDialog } from '#ui/dialog/lazyDialogs'
import { BusyButton } from '#ui/form/BusyButton'
import { DownloadIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { OverlayDialog } from '#ui/overlay/OverlayDialog'
import { EventFields } from './EventFields'
import type { EventDraft } from './eventDraft'
import { type Keep, useEventForm } from './useEventForm'

interface EventDialogProps {
  /** Initial values. */
  first: EventDraft
  /** The stored event, which another window may have changed; null if unknown. */
  saved: EventDraft | null
  /** Message that the event was deleted; null if it still exists. */
  gone: string | null
  onKeep: Keep
  /** Left out for a new event. */
  onRemove?: (() => void) | undefined
  /** Exports the stored event. */
  onExport?: (() => void) | undefined
  onClose: () => void
}

/** Dialog to edit an event. It also allows moving an event without a pointer. Load it lazily. */
export function EventDialog(props: EventDialogProps) {
  const { first, saved, gone, onKeep, onRemove, onExport, onClose } = props
  const text = useText()
  const theme = useTheme()
  const isPhone = useMediaQuery(theme.breakpoints.down('sm'))
  const titleId = useId()
  const { dirty, refusal, busy, submit, ...form } = useEventForm(
    first,
    saved,
    gone !== null,
    onKeep,
  )
  const [leaving, setLeaving] = useState(false)
  return (
    <OverlayDialog
      open
      fullWidth
      maxWidth="xs"
      fullScreen={isPhone}
      aria-labelledby={titleId}
      // Only “Cancel” discards input, not an accidental click.
      onClose={dirty ? () => setLeaving(true) : onClose}
    >
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Head>
          <DialogTitle id={titleId}>
            {text(onRemove ? 'calendar.edit' : 'calendar.add')}
          </DialogTitle>
          {onExport && (
            <IconButton
              aria-label={text('calendar.export')}
              title={text('calendar.export')}
              onClick={onExport}
            >
              <DownloadIcon size={20} />
            </IconButton>
          )}
        </Head>
        <DialogContent>
          <EventFields {...form} isNew={!onRemove} />
        </DialogContent>
        <FailureNote>{refusal ?? gone}</FailureNote>
        <DialogActions>
          {onRemove && (
            <Button
              color="error"
              onClick={onRemove}
              disabled={busy}
              sx={{ marginInlineEnd: 'auto' }}
            >
              {text('calendar.delete')}
            </Button>
          )}
          <Button onClick={onClose} disabled={busy}>
            {text('ui.cancel')}
          </Button>
          <BusyButton type="submit" variant="contained" busy={busy}>
            {text('calendar.save')}
          </BusyButton>
        </DialogActions>
      </Form>
      {leaving && <LazyDiscardDialog onDiscard={onClose} onStay={() => setLeaving(false)} />}
    </OverlayDialog>
  )
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineEnd: 16,
})

/** Keeps the dialog's layout: its content scrolls between title and buttons. */
const Form = styled('form')({ display: 'contents' })
