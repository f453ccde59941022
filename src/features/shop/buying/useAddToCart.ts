import { isFailure } from '#contract/failure'
import { useText } from '#ui/intl/useText'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { type Choice, useAddToCartMutation } from '../api/cart'

/** Adds a choice to the cart and reports the result; one at a time. */
export function useAddToCart() {
  const text = useText()
  const run = useMutationFeedback()
  const [send, { isLoading: busy }] = useAddToCartMutation()

  /**
   * @param isShown whether the cart is shown next, so that no toast is needed
   * @returns true if it is in the cart now
   */
  async function add(choice: Choice, name: string, isShown = false): Promise<boolean> {
    if (busy) return false
    const { isDone } = await run(send(choice), {
      ...(!isShown && { success: text('shop.parts.added', { name }) }),
      failure: (reason, error) => {
        // The shop itself rejects with status 400.
        const isRefused = isFailure(error) && error.status === 400
        return text('shop.parts.notAdded', {
          name,
          reason: isRefused ? text('shop.parts.refused') : reason,
        })
      },
    })
    return isDone
  }

  return { add, busy }
}
