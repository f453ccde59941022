import { type Somebody, useChatLink } from '#api/chat/useChatLink'
import { ButtonLink } from '#ui/form/BusyButton'
import { ChatIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'

export function MessageButton({ person }: { person: Somebody }) {
  const text = useText()
  const link = useChatLink(person)
  return (
    <ButtonLink
      {...link}
      variant="outlined"
      startIcon={<ChatIcon size={18} />}
      aria-label={text('users.messageName', { name: person.name })}
    >
      {text('users.message')}
    </ButtonLink>
  )
}
