import type { MouseEvent } from 'react'
import type { AnyUser } from '#contract/users/users'
import { isRepeated } from '#ui/form/isRepeated'
import { useText } from '#ui/intl/useText'
import { shortName, useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { useBlockUserMutation } from '../api/users'

/** Blocks a person or takes that back, at once, and offers UNDO. */
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
    // The second press of a double click would take the first one back.
    if (!busy && !isRepeated(event)) void set(!blocked)
  }

  return { busy, toggle }
}
