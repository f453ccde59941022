import Dialog, { type DialogProps } from '@mui/material/Dialog'
import { useSheet } from './openSheets'
import { useCover } from './useCover'

interface CoverDialogProps extends Omit<DialogProps, 'onClose'> {
  /** By Escape, the backdrop and the way back. Undefined while it must be answered. */
  onClose?: (() => void) | undefined
}

/** A dialog that the way back closes. */
export function CoverDialog({ onClose, ...props }: CoverDialogProps) {
  useCover(props.open, onClose)
  useSheet(props.open)
  return <Dialog {...props} onClose={onClose} />
}
