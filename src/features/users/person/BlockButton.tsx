import type { AnyUser } from '#contract/users/users'
import { BusyButton } from '#ui/form/BusyButton'
import { BlockIcon } from '#ui/icons/mail'
import { useText } from '#ui/intl/useText'
import { useBlocking } from './useBlocking'

export function BlockButton({ person }: { person: AnyUser }) {
  const text = useText()
  const { busy, toggle } = useBlocking(person)
  const { name, blocked } = person
  return (
    <BusyButton
      variant="outlined"
      color={blocked ? 'primary' : 'error'}
      startIcon={<BlockIcon size={18} />}
      aria-label={text(blocked ? 'users.unblockName' : 'users.blockName', { name })}
      busy={busy}
      loadingPosition="start"
      onClick={toggle}
    >
      {text(blocked ? 'users.unblock' : 'users.block')}
    </BusyButton>
  )
}
