import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import type { ShopOrder } from '#contract/shop/order'
import { memberPaths } from '#lib/paths/member'
import { useText } from '#ui/intl/useText'
import { openAlert } from '#ui/toast/toastSlice'
import { useAddToCartMutation } from '../api/cart'

/** Puts what was ordered into the cart once more, as far as the shop still has it. */
export function useOrderAgain(lines: ShopOrder['lines']) {
  const text = useText()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [add] = useAddToCartMutation()
  const [busy, setBusy] = useState(false)

  async function orderAgain(): Promise<void> {
    if (busy) return
    setBusy(true)
    let missing = 0
    for (const { id, color, size, quantity } of lines) {
      if ((await add({ id, color, size, quantity })).error) missing += 1
    }
    setBusy(false)
    if (missing > 0) {
      dispatch(openAlert('error', text('shop.orders.againMissing', { count: missing })))
    }
    if (missing < lines.length) await navigate(memberPaths.checkout)
  }

  return { orderAgain, busy }
}
