import { useText } from '../intl/useText'
import { ConfirmDialog } from './ConfirmDialog'

interface DiscardDialogProps {
  onDiscard: () => void
  onStay: () => void
}

/** Asks before unsaved input is discarded. Load it lazily. */
export function DiscardDialog({ onDiscard, onStay }: DiscardDialogProps) {
  const text = useText()
  return (
    <ConfirmDialog
      open
      title={text('demo.discard.title')}
      confirmLabel={text('demo.discard.confirm')}
      cancelLabel={text('demo.discard.stay')}
      destructive
      onConfirm={onDiscard}
      onCancel={onStay}
    >
      {text('demo.discard')}
    </ConfirmDialog>
  )
}
