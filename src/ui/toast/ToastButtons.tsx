import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { CloseIcon } from '../icons/controls'
import { useText } from '../intl/useText'
import { runToastAction } from './toastActions'
import type { ToastState } from './toastSlice'

interface ToastButtonsProps {
  toast: ToastState
  onClose: () => void
}

/** UNDO or the toast's own button, and the close button. Each of them closes the toast. */
export function ToastButtons({ toast, onClose }: ToastButtonsProps) {
  const text = useText()
  const { action } = toast

  function act(): void {
    onClose()
    if (action !== null) runToastAction(action.id)
  }

  return (
    <>
      {(action !== null || toast.variant === 'default') && (
        <Button color="inherit" size="small" onClick={act}>
          {action?.label ?? text('ui.undo')}
        </Button>
      )}
      {toast.close && (
        <IconButton color="inherit" size="small" aria-label={text('ui.close')} onClick={onClose}>
          <CloseIcon size={20} />
        </IconButton>
      )}
    </>
  )
}
