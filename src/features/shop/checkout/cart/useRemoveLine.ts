import { useDispatch } from 'react-redux'
import type { CartLine } from '#contract/shop/cart'
import { useText } from '#ui/intl/useText'
import { pageHeadingId } from '#ui/page/Page'
import { onToastAction } from '#ui/toast/toastActions'
import { openToast } from '#ui/toast/toastSlice'
import { useAddToCartMutation, useRemoveFromCartMutation } from '../../api/cart'
import { useFailureWords } from '../useFailureWords'

const undoId = 'shop-undo-remove'

/** Takes a line out at once; the toast offers to put it back. */
export function useRemoveLine({ itemId, id, name, color, size, quantity }: CartLine) {
  const text = useText()
  const failureWords = useFailureWords()
  const dispatch = useDispatch()
  const [remove, { isLoading: busy }] = useRemoveFromCartMutation()
  const [add] = useAddToCartMutation()

  function fail(error: unknown): void {
    const reason = failureWords(error)
    const message = text('shop.cart.notChanged', { reason })
    dispatch(openToast({ message, variant: 'alert', alert: { color: 'error', variant: 'filled' } }))
  }

  async function removeNow(): Promise<void> {
    if (busy) return
    const { error } = await remove(itemId)
    if (error !== undefined) return fail(error)
    // Stays registered: the person may have left the page, and still change their mind.
    const forget = onToastAction(undoId, () => {
      forget()
      void add({ id, color, size, quantity }).then((outcome) => {
        if (outcome.error !== undefined) fail(outcome.error)
      })
    })
    const action = { label: text('ui.undo'), id: undoId }
    dispatch(openToast({ message: text('shop.cart.removed', { name }), action }))
    // The button that had the focus goes with its line.
    document.getElementById(pageHeadingId)?.focus()
  }

  return { remove: () => void removeNow(), busy }
}
