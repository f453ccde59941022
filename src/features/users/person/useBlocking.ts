import type { MouseEvent } from 'react'
import { useDispatch } from 'react-redux'
import type { AnyUser } from '#contract/users/users'
import { isRepeated } from '#lib/isRepeated'
import { useText } from '#ui/intl/useText'
import { onToastAction } from '#ui/toast/toastActions'
import { openToast } from '#ui/toast/toastSlice'
import { useBlockUserMutation } from '../api/users'

/** One for all people: only the last deed has an UNDO on the screen. */
const undo = 'users/undoBlock'

/** Blocks a person or takes that back, at once, and offers UNDO. */
export function useBlocking({ id, name, blocked }: AnyUser) {
  const text = useText()
  const dispatch = useDispatch()
  const [send, { isLoading: busy }] = useBlockUserMutation()

  async function set(next: boolean): Promise<void> {
    const { error } = await send({ id, blocked: next })
    if (error === undefined) {
      onToastAction(undo, () => void set(!next))
      const message = text(next ? 'users.blockDone' : 'users.unblockDone', { name })
      dispatch(openToast({ message, action: { label: text('ui.undo'), id: undo } }))
    } else {
      const message = text('users.blockFailed', { name })
      dispatch(
        openToast({ variant: 'alert', message, alert: { color: 'error', variant: 'filled' } }),
      )
    }
  }

  function toggle(event: MouseEvent): void {
    // The second press of a double click would take the first one back.
    if (!busy && !isRepeated(event)) void set(!blocked)
  }

  return { busy, toggle }
}
