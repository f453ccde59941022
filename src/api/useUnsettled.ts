import { useSyncExternalStore } from 'react'
import { intentText, parseIntent, watchIntents } from './moneyIntent'

/** Whether an order of this kind was sent, and its final answer has not come yet. */
export function useUnsettled(kind: string, userId: string): boolean {
  const text = useSyncExternalStore(watchIntents, () => intentText(kind))
  return parseIntent(text, userId)?.sentAt != null
}
