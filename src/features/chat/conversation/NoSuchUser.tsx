import Button from '@mui/material/Button'
import { UserIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { StateMessage } from '#ui/state/StateMessage'

/** In place of a conversation with somebody whom the address names and nobody is. */
export function NoSuchUser({ onBack }: { onBack: () => void }) {
  const text = useText()
  return (
    <StateMessage
      icon={<UserIcon size={32} />}
      title={text('chat.missing.title')}
      message={text('chat.missing')}
      action={
        <Button variant="outlined" onClick={onBack}>
          {text('chat.back')}
        </Button>
      }
    />
  )
}
