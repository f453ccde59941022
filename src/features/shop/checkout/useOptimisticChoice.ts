import { useRef, useState } from 'react'
import { type Outcome, useMutationFeedback } from '#ui/toast/useMutationFeedback'

/** Milliseconds within which the cart is refetched after a change, with a wide margin. */
const reloadMs = 1_000

/**
 * A value of the cart, shown as chosen until the cart has the same value. Choices are sent one after the
 * other; of those made in the meantime, only the last is sent. A failed choice is reverted with a message.
 */
export function useOptimisticChoice<Value>(
  stored: Value,
  send: (value: Value) => PromiseLike<Outcome<unknown>>,
) {
  const run = useMutationFeedback('shop.cart.notChanged')
  const [chosen, setChosen] = useState<{ value: Value } | null>(null)
  const waiting = useRef<{ value: Value } | null>(null)
  const running = useRef(false)

  function goBack(): void {
    waiting.current = null
    setChosen(null)
  }

  async function sendAll(): Promise<void> {
    running.current = true
    for (let next = waiting.current; next !== null; next = waiting.current) {
      waiting.current = null
      if (!(await run(send(next.value))).isDone) goBack()
    }
    running.current = false
    setTimeout(() => {
      if (!running.current) setChosen(null)
    }, reloadMs)
  }

  return {
    value: chosen === null ? stored : chosen.value,
    choose: (value: Value) => {
      setChosen({ value })
      waiting.current = { value }
      if (!running.current) void sendAll()
    },
  }
}
