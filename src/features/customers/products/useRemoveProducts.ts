import { useText } from '#ui/intl/useText'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { useRemoveSoldProductsMutation, useRestoreSoldProductsMutation } from '../api/products'

/** Removes products at once and offers to take it back, for as long as the toast stands. */
export function useRemoveProducts() {
  const text = useText()
  const run = useMutationFeedback()
  const [removeProducts, { isLoading: busy }] = useRemoveSoldProductsMutation()
  const [restoreProducts] = useRestoreSoldProductsMutation()

  /** False when they are still there. */
  async function remove(ids: readonly string[]): Promise<boolean> {
    if (busy) return false
    const { isDone } = await run(removeProducts(ids), {
      success: text('customers.products.removed', { count: ids.length }),
      undo: () =>
        void run(restoreProducts(ids), { failure: () => text('customers.products.restoreFailed') }),
      failure: () => text('customers.products.removeFailed'),
    })
    return isDone
  }

  return { remove, busy }
}
