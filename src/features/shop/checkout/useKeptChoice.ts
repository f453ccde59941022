import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useText } from '#ui/intl/useText'
import { openToast } from '#ui/toast/toastSlice'
import { useFailureWords } from './useFailureWords'

/** Milliseconds in which the cart is asked for anew after a change, with a wide margin. */
const reloadMs = 1_000

/**
 * A value of the cart, shown as chosen while it is being kept and until the cart says the same. Sent
 * one after the other, and of what was chosen meanwhile only the last. What fails goes back, with a
 * word about it.
 */
export function useKeptChoice<Value>(
  kept: Value,
  send: (value: Value) => PromiseLike<{ error?: unknown }>,
) {
  const text = useText()
  const failureWords = useFailureWords()
  const dispatch = useDispatch()
  const [chosen, setChosen] = useState<{ value: Value } | null>(null)
  const waiting = useRef<{ value: Value } | null>(null)
  const running = useRef(false)

  function goBack(error: unknown): void {
    waiting.current = null
    setChosen(null)
    const reason = failureWords(error)
    const message = text('shop.cart.notChanged', { reason })
    dispatch(openToast({ message, variant: 'alert', alert: { color: 'error', variant: 'filled' } }))
  }

  async function sendAll(): Promise<void> {
    running.current = true
    for (let next = waiting.current; next !== null; next = waiting.current) {
      waiting.current = null
      const { error } = await send(next.value)
      if (error !== undefined) goBack(error)
    }
    running.current = false
    setTimeout(() => {
      if (!running.current) setChosen(null)
    }, reloadMs)
  }

  return {
    value: chosen === null ? kept : chosen.value,
    choose: (value: Value) => {
      setChosen({ value })
      waiting.current = { value }
      if (!running.current) void sendAll()
    },
  }
}
