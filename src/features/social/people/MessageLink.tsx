import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { ChatIcon } from '#ui/icons/ChatIcon'
import { useText } from '#ui/intl/useText'
import { socialPages } from '../socialPages'

export function MessageLink({ name }: { name: string }) {
  const text = useText()
  return (
    <Button
      component={Link}
      to={socialPages.chat}
      variant="outlined"
      startIcon={<ChatIcon size={18} />}
      aria-label={text('social.people.messageName', { name })}
    >
      {text('social.people.message')}
    </Button>
  )
}
