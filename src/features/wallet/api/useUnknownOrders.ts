import { useSyncExternalStore } from 'react'
import {
  storedOrder,
  type UnknownOrder,
  unknownOrders,
  watchKeptOrders,
} from '#api/money/keptOrder'

/** Whether an order of this kind was sent, and its final answer has not come yet. */
export function useUnsettled(kind: string, userId: string): boolean {
  const { subscribe, get } = storedOrder(kind, userId)
  return useSyncExternalStore(subscribe, get)?.sentAt != null
}

/** The player's orders that were sent and are not final, the oldest first. */
export function useUnknownOrders(userId: string): readonly UnknownOrder[] {
  return useSyncExternalStore(watchKeptOrders, () => sameOrders(userId))
}

let last: readonly UnknownOrder[] = []

/** The same list as before while the orders in it are the same. */
function sameOrders(userId: string): readonly UnknownOrder[] {
  const next = unknownOrders(userId)
  const isSame =
    next.length === last.length && next.every(({ kept }, index) => kept === last[index]?.kept)
  if (!isSame) last = next
  return last
}
