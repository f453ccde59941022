import { useRef } from 'react'
import { useDispatch } from 'react-redux'
import { type Failure, isFailure } from '#contract/failure'
import { useText } from '#ui/intl/useText'
import { useLoadFailureText } from '#ui/load/useLoadFailureText'
import { openToast } from '#ui/toast/toastSlice'
import { type Choice, useAddToCartMutation } from '../api/cart'

/** Puts a choice into the cart and says how it went; one at a time. */
export function useAddToCart() {
  const text = useText()
  const failureText = useLoadFailureText()
  const dispatch = useDispatch()
  const [send, { isLoading: busy }] = useAddToCartMutation()
  const sending = useRef(false)

  /** Answers whether it is in the cart now. */
  async function add(choice: Choice, name: string): Promise<boolean> {
    if (sending.current) return false
    sending.current = true
    const { error } = await send(choice)
    sending.current = false
    const color = error ? 'error' : 'success'
    const message = error
      ? text('shop.parts.notAdded', { name, reason: isFailure(error) ? reasonOf(error) : '' })
      : text('shop.parts.added', { name })
    dispatch(openToast({ variant: 'alert', alert: { color, variant: 'filled' }, message }))
    return !error
  }

  /** The shop's own refusals, 400, are these two. */
  function reasonOf(failure: Failure): string {
    return failure.status === 400 ? text('shop.parts.refused') : failureText(failure)
  }

  return { add, busy }
}
