import type { MouseEvent } from 'react'
import type { AnyUser } from '#contract/users/users'
import { BusyButton, BusyIconButton } from '#ui/form/BusyButton'
import { isRepeated } from '#ui/form/isRepeated'
import { BlockIcon } from '#ui/icons/mail'
import { useText } from '#ui/intl/useText'
import { shortName, useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { useBlockUserMutation } from '../api/users'

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

/** For places without space for the label. */
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

/** Blocks or unblocks a person immediately and offers UNDO. */
export function useBlocking({ id, name, blocked }: AnyUser) {
  const text = useText()
  const run = useMutationFeedback()
  const [send, { isLoading: busy }] = useBlockUserMutation()

  async function set(next: boolean): Promise<void> {
    await run(send({ id, blocked: next }), {
      success: text(next ? 'users.blockDone' : 'users.unblockDone', { name: shortName(name) }),
      undo: () => void set(!next),
      failure: () => text('users.blockFailed', { name }),
    })
  }

  function toggle(event: MouseEvent): void {
    // The second click of a double click would undo the first one.
    if (!busy && !isRepeated(event)) void set(!blocked)
  }

  return { busy, toggle }
}
