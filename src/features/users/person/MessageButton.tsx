import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { ChatIcon } from '#ui/icons/ChatIcon'
import { useText } from '#ui/intl/useText'
import { usersLinks } from '../usersPaths'

export function MessageButton({ name }: { name: string }) {
  const text = useText()
  return (
    <Button
      component={Link}
      to={usersLinks.chat}
      variant="outlined"
      startIcon={<ChatIcon size={18} />}
      aria-label={text('users.messageName', { name })}
    >
      {text('users.message')}
    </Button>
  )
}
