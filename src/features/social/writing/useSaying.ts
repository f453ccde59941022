import type { Posts } from '#contract/social/social'
import { sendOnce } from '#lib/sendOnce'
import { type Outcome, useMutationFeedback } from '#ui/toast/useMutationFeedback'

/** Sends something new once, and answers why it was not kept; null when it was. */
export function useSaying() {
  const run = useMutationFeedback()
  return async (
    name: string,
    said: string,
    send: (id: string) => PromiseLike<Outcome<Posts>>,
  ): Promise<string | null> => {
    let reason: string | null = null
    await sendOnce(name, said, async (id) => {
      const { isDone, errorMessage } = await run(send(id), { isFailureInline: true })
      reason = errorMessage
      return isDone
    })
    return reason
  }
}
