import { useSyncExternalStore } from 'react'
import { readIntent, storedIntent } from './moneyIntent'

/** Whether an order of this kind was sent, and its final answer has not come yet. */
export function useUnsettled(kind: string, userId: string): boolean {
  const intent = useSyncExternalStore(storedIntent(kind).subscribe, () => readIntent(kind, userId))
  return intent?.sentAt != null
}
