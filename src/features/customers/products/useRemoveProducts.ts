import { useDispatch } from 'react-redux'
import { useText } from '#ui/intl/useText'
import { onToastAction } from '#ui/toast/toastActions'
import { openToast } from '#ui/toast/toastSlice'
import { useRemoveSoldProductsMutation, useRestoreSoldProductsMutation } from '../api/products'

const undoAction = 'customers.restoreProducts'

/** Removes products at once and offers to take it back, for as long as the toast stands. */
export function useRemoveProducts() {
  const text = useText()
  const dispatch = useDispatch()
  const [removeProducts, { isLoading: busy }] = useRemoveSoldProductsMutation()
  const [restoreProducts] = useRestoreSoldProductsMutation()

  const fail = (message: string) => {
    const alert = { color: 'error', variant: 'filled' } as const
    dispatch(openToast({ variant: 'alert', alert, message }))
  }

  async function restore(ids: readonly string[]): Promise<void> {
    const result = await restoreProducts(ids)
    if (result.error) fail(text('customers.products.restoreFailed'))
  }

  /** False when they are still there. */
  async function remove(ids: readonly string[]): Promise<boolean> {
    if (busy) return false
    const result = await removeProducts(ids)
    if (result.error) {
      fail(text('customers.products.removeFailed'))
      return false
    }
    // Stays after the page is left: the toast does, too. The next removal takes its place.
    onToastAction(undoAction, () => void restore(ids))
    dispatch(
      openToast({
        message: text('customers.products.removed', { count: ids.length }),
        action: { label: text('ui.undo'), id: undoAction },
      }),
    )
    return true
  }

  return { remove, busy }
}
