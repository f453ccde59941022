import Dialog, { type DialogProps } from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import { useKeyboardHeight, useSheet } from './useOverlay'

interface OverlayDialogProps extends Omit<DialogProps, 'onClose'> {
  /** Called by Escape, the backdrop and Back. Undefined while the dialog must be answered. */
  onClose?: (() => void) | undefined
}

/** A dialog that Back closes. It stays above a phone's keyboard, and below its notch. */
export function OverlayDialog({
  open,
  onClose,
  'aria-label': label,
  slotProps,
  ...props
}: OverlayDialogProps) {
  const isDrawn = useSheet(open, onClose)
  const keyboard = useKeyboardHeight()
  return (
    <Free
      {...props}
      open={isDrawn}
      onClose={onClose}
      slotProps={{
        ...slotProps,
        // Material UI's dialog passes on `aria-labelledby`, but not `aria-label`.
        ...(label !== undefined && { paper: { 'aria-label': label, 'aria-labelledby': '' } }),
      }}
      style={{ ...props.style, paddingBottom: keyboard }}
    />
  )
}

const Free = styled(Dialog)({
  paddingTop: 'env(safe-area-inset-top, 0px)',
  paddingInline: 'max(env(safe-area-inset-left, 0px), env(safe-area-inset-right, 0px))',
})
