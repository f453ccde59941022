import { useRef } from 'react'
import { isFailure } from '#contract/failure'
import { useText } from '#ui/intl/useText'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { type Choice, useAddToCartMutation } from '../api/cart'

/** Adds a choice to the cart and reports the result; one at a time. */
export function useAddToCart() {
  const text = useText()
  const run = useMutationFeedback()
  const [send, { isLoading: busy }] = useAddToCartMutation()
  // Not `busy`, which is that of an earlier render for a caller that has waited.
  const isRunning = useRef(false)

  /**
   * @param isShown whether the cart is shown next, so that no toast is needed
   * @returns true if it is in the cart now
   */
  async function add(choice: Choice, name: string, isShown = false): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
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
    isRunning.current = false
    return isDone
  }

  return { add, busy }
}
