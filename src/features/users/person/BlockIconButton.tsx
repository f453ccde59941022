import type { AnyUser } from '#contract/users/users'
import { BusyIconButton } from '#ui/form/BusyButton'
import { BlockIcon } from '#ui/icons/mail'
import { useText } from '#ui/intl/useText'
import { useBlocking } from './useBlocking'

/** Where there is no room for the word. */
export function BlockIconButton({ person }: { person: AnyUser }) {
  const text = useText()
  const { busy, toggle } = useBlocking(person)
  const { name, blocked } = person
  const label = text(blocked ? 'users.unblockName' : 'users.blockName', { name })
  return (
    <BusyIconButton
      aria-label={label}
      title={label}
      color={blocked ? 'error' : 'default'}
      busy={busy}
      onClick={toggle}
    >
      <BlockIcon size={20} />
    </BusyIconButton>
  )
}
