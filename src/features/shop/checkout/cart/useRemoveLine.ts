import type { CartLine } from '#contract/shop/cart'
import { useText } from '#ui/intl/useText'
import { pageHeadingId } from '#ui/page/Page'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { useAddToCartMutation, useRemoveFromCartMutation } from '../../api/cart'

/** Takes a line out at once; the toast offers to put it back. */
export function useRemoveLine({ itemId, id, name, color, size, quantity }: CartLine) {
  const text = useText()
  const run = useMutationFeedback('shop.cart.notChanged')
  const [remove, { isLoading: busy }] = useRemoveFromCartMutation()
  const [add] = useAddToCartMutation()

  async function removeNow(): Promise<void> {
    if (busy) return
    const { isDone } = await run(remove(itemId), {
      success: text('shop.cart.removed', { name }),
      undo: () => void run(add({ id, color, size, quantity })),
    })
    // The button that had the focus goes with its line.
    if (isDone) document.getElementById(pageHeadingId)?.focus()
  }

  return { remove: () => void removeNow(), busy }
}
