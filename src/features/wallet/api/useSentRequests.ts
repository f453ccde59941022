import { useSyncExternalStore } from 'react'
import { type SentRequest, sentRequests, watchRequests } from '#api/payments/requestStore'

/** The player's sent requests that have no final answer, oldest first. */
export function useSentRequests(userId: string): readonly SentRequest[] {
  return useSyncExternalStore(watchRequests, () => sameRequests(userId))
}

let last: readonly SentRequest[] = []

/** @returns the previous list object while the requests in it are the same */
function sameRequests(userId: string): readonly SentRequest[] {
  const next = sentRequests(userId)
  const isSame =
    next.length === last.length &&
    next.every(({ request }, index) => request === last[index]?.request)
  if (!isSame) last = next
  return last
}
