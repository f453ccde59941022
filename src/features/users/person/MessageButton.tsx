import { memberPaths } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
import { ChatIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'

export function MessageButton({ name }: { name: string }) {
  const text = useText()
  return (
    <ButtonLink
      to={memberPaths.chat}
      variant="outlined"
      startIcon={<ChatIcon size={18} />}
      aria-label={text('users.messageName', { name })}
    >
      {text('users.message')}
    </ButtonLink>
  )
}
