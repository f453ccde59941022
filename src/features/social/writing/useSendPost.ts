import type { Posts } from '#contract/social/social'
import { sendOnce } from '#lib/sendOnce'
import { type Outcome, useMutationFeedback } from '#ui/toast/useMutationFeedback'

/**
 * Sends something new once.
 * @returns the error; null if it was stored
 */
export function useSendPost() {
  const run = useMutationFeedback()
  return async (
    name: string,
    said: string,
    send: (id: string) => PromiseLike<Outcome<Posts>>,
  ): Promise<object | null> => {
    let failure: object | null = null
    await sendOnce(name, said, async (id) => {
      const { isDone, error } = await run(send(id), { isFailureInline: true })
      failure = error
      return isDone
    })
    return failure
  }
}
