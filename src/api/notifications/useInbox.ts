import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import type { Notification } from '#contract/notifications/notification'
import { providerExt } from '#lib/environment'
import { dayMs } from '#lib/time'
import { bothLoads, type LoadState, loadState, mapLoad } from '../cache/loadState'
import { type Paging, rowsLoad } from '../cache/pages'
import { useDepositHistoryQuery, useWithdrawHistoryQuery } from '../money/history'
import { eventsOf } from './inboxEvents'
import { useNotificationsInfiniteQuery } from './notifications'
import { readIds } from './notificationsRead'

/** Older events count as read: a new device must not greet with years of news. */
const newsMs = 7 * dayMs

/** Tells what has not been read on this device. */
export function useIsUnread(userId: string): (event: Notification) => boolean {
  const { subscribe, get } = readIds(userId)
  const ids = useSyncExternalStore(subscribe, get)
  const [now] = useState(() => Date.now())
  const read = useMemo(() => new Set(ids), [ids])
  return useCallback(
    ({ notificationId, createdAt }) => createdAt > now - newsMs && !read.has(notificationId),
    [now, read],
  )
}

/** The inbox, newest first: the provider's own, or what the specified histories tell. */
export function useInbox(userId: string): LoadState<Notification[]> & { paging?: Paging } {
  const own = rowsLoad(useNotificationsInfiniteQuery(userId, { skip: !providerExt }))
  const deposits = loadState(useDepositHistoryQuery(userId, { skip: providerExt }))
  const withdraws = loadState(useWithdrawHistoryQuery(userId, { skip: providerExt }))
  if (providerExt) return own
  return mapLoad(bothLoads(deposits, withdraws), ([into, out]) => eventsOf(into, out))
}

/** How many have not been read; zero while that is not known. */
export function useUnread(userId: string): number {
  const { answer } = useInbox(userId)
  const isUnread = useIsUnread(userId)
  return answer?.value.filter(isUnread).length ?? 0
}
