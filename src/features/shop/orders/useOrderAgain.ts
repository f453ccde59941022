import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { isFailure } from '#contract/failure'
import type { ShopOrder } from '#contract/shop/order'
import { memberPaths } from '#lib/paths/member'
import { useText } from '#ui/intl/useText'
import { useErrorMessage } from '#ui/load/useErrorMessage'
import { openAlert } from '#ui/toast/toastSlice'
import { useAddToCartMutation } from '../api/cart'

/** Adds the products of an order to the cart again, as far as the shop still has them. */
export function useOrderAgain(lines: ShopOrder['lines']) {
  const text = useText()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const errorMessage = useErrorMessage()
  const [add] = useAddToCartMutation()
  const [busy, setBusy] = useState(false)

  async function orderAgain(): Promise<void> {
    if (busy) return
    setBusy(true)
    const errors: object[] = []
    for (const { id, color, size, quantity } of lines) {
      const { error } = await add({ id, color, size, quantity })
      if (error) errors.push(error)
    }
    setBusy(false)
    const failure = errors.find((error) => !isRefusal(error))
    if (failure) {
      const reason = errorMessage(failure)
      dispatch(openAlert('error', text('shop.cart.notChanged', { reason })))
    } else if (errors.length > 0) {
      dispatch(openAlert('error', text('shop.orders.againMissing', { count: errors.length })))
    }
    if (errors.length < lines.length) await navigate(memberPaths.checkout)
  }

  return { orderAgain, busy }
}

/** @returns true if the shop rejected the line; other errors say nothing about it */
function isRefusal(error: object): boolean {
  return isFailure(error) && (error.status === 400 || error.status === 404)
}
