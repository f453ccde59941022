import { useSyncExternalStore } from 'react'
import { type UnknownOrder, unknownOrders, watchStoredOrders } from '#api/money/sendOrder'

/** The player's orders that were sent and are not final, the oldest first. */
export function useUnknownOrders(userId: string): readonly UnknownOrder[] {
  return useSyncExternalStore(watchStoredOrders, () => sameOrders(userId))
}

let last: readonly UnknownOrder[] = []

/** The same list as before while the orders in it are the same. */
function sameOrders(userId: string): readonly UnknownOrder[] {
  const next = unknownOrders(userId)
  const isSame =
    next.length === last.length && next.every(({ stored }, index) => stored === last[index]?.stored)
  if (!isSame) last = next
  return last
}
