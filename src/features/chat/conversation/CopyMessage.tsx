import IconButton from '@mui/material/IconButton'
import { useDispatch } from 'react-redux'
import { copyText } from '#ui/copy/copyText'
import { CopyIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { openAlert } from '#ui/toast/toastSlice'

interface CopyMessageProps {
  text: string
  tabStop: boolean
}

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

export function CopyMessage({ text, tabStop }: CopyMessageProps) {
  const word = useText()
  const copy = useCopyMessage()

  return (
    <IconButton
      data-tool
      size="small"
      tabIndex={tabStop ? 0 : -1}
      aria-label={word('chat.copy')}
      onClick={() => void copy(text)}
    >
      <CopyIcon size={16} />
    </IconButton>
  )
}
