import { useDispatch } from 'react-redux'
import { useText } from '#ui/intl/useText'
import { onToastAction } from '#ui/toast/toastActions'
import { openToast } from '#ui/toast/toastSlice'

interface Undoable {
  /** One deed at a time can be taken back; its name tells it from others. */
  id: string
  message: string
  /** Answers whether it was taken back. */
  undo: () => Promise<boolean>
}

/** Says how a deed went; what can be taken back offers UNDO. */
export function useSocialToast() {
  const text = useText()
  const dispatch = useDispatch()

  function fail(): void {
    const message = text('social.failed')
    dispatch(openToast({ message, variant: 'alert', alert: { color: 'error', variant: 'filled' } }))
  }

  /** Without a button: there is nothing to take back. */
  function tell(message: string): void {
    dispatch(openToast({ message, variant: 'alert', alert: { color: 'info', variant: 'filled' } }))
  }

  function offerUndo({ id, message, undo }: Undoable): void {
    // Stays registered: the person may have left the page, and still change their mind.
    onToastAction(id, () => void undo().then((undone) => undone || fail()))
    dispatch(openToast({ message, action: { label: text('ui.undo'), id } }))
  }

  return { fail, offerUndo, tell }
}
