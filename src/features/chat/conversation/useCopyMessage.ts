import { useDispatch } from 'react-redux'
import { copyText } from '#ui/copy/copyText'
import { useText } from '#ui/intl/useText'
import { openAlert } from '#ui/toast/toastSlice'

/** Copies a message and says whether it could. */
export function useCopyMessage(): (text: string) => Promise<void> {
  const word = useText()
  const dispatch = useDispatch()
  return async (text) => {
    const copied = await copyText(text)
    const message = word(copied ? 'chat.copied' : 'chat.copyFailed')
    dispatch(openAlert(copied ? 'success' : 'error', message))
  }
}
