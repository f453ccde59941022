import Button from '@mui/material/Button'
import { HistoryIcon } from '#ui/icons/HistoryIcon'
import { useRefusalText } from '#ui/intl/useRefusalText'
import { useText } from '#ui/intl/useText'
import { Notice } from './Notice'

interface UnknownResultProps {
  onSettle: () => Promise<void>
}

/** Sent, and nobody knows yet what came of it. It is being asked for; nothing new can be sent meanwhile. */
export function UnknownResult({ onSettle }: UnknownResultProps) {
  const text = useText()
  const refusalText = useRefusalText()
  return (
    <Notice
      tone="warning"
      icon={<HistoryIcon />}
      action={<Button onClick={() => void onSettle()}>{text('wallet.checkNow')}</Button>}
    >
      <bdi>{refusalText({ code: 'withdrawunknown' })}</bdi>
    </Notice>
  )
}
