import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import { BusyButton } from '../form/BusyButton'
import { useText } from '../intl/useText'
import { OverlayDialog } from '../overlay/OverlayDialog'

interface ConfirmDialogProps {
  open: boolean
  title: string
  /** Describes the effect, and whether it can be undone. */
  children: ReactNode
  /** Names the action ("Delete"), not "OK". */
  confirmLabel: string
  cancelLabel?: string
  /** Colours the button for an action that cannot be undone. */
  destructive?: boolean
  /** Whether the action is running. */
  busy?: boolean
  /** False while the dialog's content is loading. Only cancelling is possible until then. */
  ready?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/**
 * Asks for confirmation before an action. Escape and the backdrop cancel. The focus returns to where it was
 * before. Load it lazily.
 */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  destructive = false,
  busy = false,
  ready = true,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const text = useText()
  const titleId = useId()
  const contentId = useId()
  return (
    <OverlayDialog
      open={open}
      onClose={busy ? undefined : onCancel}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={contentId}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent id={contentId}>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onCancel} disabled={busy}>
          {cancelLabel ?? text('ui.cancel')}
        </Button>
        <BusyButton
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          onClick={onConfirm}
          disabled={!ready}
          busy={busy}
        >
          {confirmLabel}
        </BusyButton>
      </DialogActions>
    </OverlayDialog>
  )
}
