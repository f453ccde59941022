import IconButton from '@mui/material/IconButton'
import { Link } from 'react-router-dom'
import { memberPaths } from '#lib/paths/member'
import { ChatIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'

/** Where there is no room for the word. */
export function MessageIconLink({ name }: { name: string }) {
  const text = useText()
  const label = text('users.messageName', { name })
  return (
    <IconButton component={Link} to={memberPaths.chat} aria-label={label} title={label}>
      <ChatIcon size={20} />
    </IconButton>
  )
}
