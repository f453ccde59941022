import IconButton from '@mui/material/IconButton'
import { Link } from 'react-router-dom'
import { type Somebody, useChatLink } from '#api/chat/chat'
import { ChatIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'

/** For places without space for the label. */
export function MessageIconLink({ person }: { person: Somebody }) {
  const text = useText()
  const link = useChatLink(person)
  const label = text('demo.messageName', { name: person.name })
  return (
    <IconButton component={Link} {...link} aria-label={label} title={label}>
      <ChatIcon size={20} />
    </IconButton>
  )
}
