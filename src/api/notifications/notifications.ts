import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import {
  type Notification,
  type NotificationKind,
  notificationKinds,
  notificationsSchema,
} from '#contract/notifications/notification'
import { providerPaths } from '#contract/provider'
import type {
  DepositRecord,
  DepositStatus,
  WithdrawRecord,
  WithdrawStatus,
} from '#contract/wallet/wallet'
import { clockNow } from '#lib/device/clock'
import { providerExt } from '#lib/environment'
import { storedByName, storedValue } from '#lib/storage/storedValue'
import { dayMs } from '#lib/time'
import {
  bothLoads,
  type CachedResult,
  type LoadState,
  loadState,
  mapLoad,
  type Paging,
  rowsLoad,
} from '../cache/loadState'
import { api } from '../client/api'
import { type Cursor, providerPages, taggedPages } from '../client/provider'
import { useRecentDepositsQuery, useRecentWithdrawsQuery } from '../money/recentHistory'

const unknownKind = v.object({
  kind: v.pipe(v.string(), v.notValues([...notificationKinds])),
})

/** Leaves out events of kinds that only a newer provider or worker knows, so that the others still load. */
const knownNotifications = v.pipe(
  v.array(v.unknown()),
  v.transform((events) => events.filter((event) => !v.is(unknownKind, event))),
  notificationsSchema,
)

const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Events about a player's money, newest first. Every change of the credit may add one. */
    notifications: build.infiniteQuery<CachedResult<Notification[]>, string, Cursor>({
      ...providerPages('Notification', (userId: string) => ({
        path: providerPaths.notifications(userId),
        schema: knownNotifications,
        owner: userId,
      })),
      providesTags: (answer, failure) => [
        ...taggedPages('Notification')(answer, failure),
        'Balance',
        'History',
        'Protection',
      ],
    }),
  }),
})

export const { useNotificationsInfiniteQuery } = notificationsApi

const idsSchema = v.array(v.string())

/** How many ids are stored; older events have left the inbox. */
const most = 1000

/** The events that a player has read on this device. The provider keeps no such list. */
export const readIds = storedByName((userId) =>
  storedValue<readonly string[]>(`notifications-read:${userId}`, (stored) => {
    const parsed = v.safeParse(idsSchema, stored)
    return parsed.success ? parsed.output : null
  }),
)

export function markRead(userId: string, ids: readonly string[]): void {
  readIds(userId).update((read) => [...new Set([...(read ?? []), ...ids])].slice(-most))
}

const depositKinds: Partial<Record<DepositStatus, NotificationKind>> = {
  confirmed: 'depositconfirmed',
  expired: 'depositexpired',
  rejected: 'depositrejected',
  review: 'depositreview',
}

const withdrawKinds: Partial<Record<WithdrawStatus, NotificationKind>> = {
  paid: 'withdrawpaid',
  rejected: 'withdrawrejected',
  failed: 'withdrawfailed',
  returned: 'withdrawreturned',
}

/** Makes events from the histories, newest first: deposits and withdrawals that have ended or are in review. */
export function eventsOf(
  deposits: readonly DepositRecord[],
  withdraws: readonly WithdrawRecord[],
): Notification[] {
  const into = deposits.flatMap((deposit): Notification[] => {
    const { depositId, status, creditedAmount, amount, reason, decidedAt, createdAt } = deposit
    const kind = depositKinds[status]
    if (kind === undefined) return []
    return [
      {
        notificationId: `${kind}:${depositId}`,
        kind,
        amount: status === 'confirmed' ? creditedAmount : amount,
        refId: depositId,
        text: reason,
        createdAt: decidedAt ?? createdAt,
      },
    ]
  })
  const out = withdraws.flatMap((withdraw): Notification[] => {
    const { withdrawId, status, amount, reason, paidAt, createdAt } = withdraw
    const kind = withdrawKinds[status]
    if (kind === undefined) return []
    return [
      {
        notificationId: `${kind}:${withdrawId}`,
        kind,
        amount,
        refId: withdrawId,
        text: reason,
        createdAt: paidAt ?? createdAt,
      },
    ]
  })
  return [...into, ...out].toSorted((one, other) => other.createdAt - one.createdAt)
}

/** Older events count as read, so that a new device does not start with years of news. Milliseconds. */
const newsMs = 7 * dayMs

/** @returns a function that tells whether an event is unread on this device */
export function useIsUnread(userId: string): (event: Notification) => boolean {
  const { subscribe, get } = readIds(userId)
  const ids = useSyncExternalStore(subscribe, get)
  const [now] = useState(() => clockNow())
  const read = useMemo(() => new Set(ids), [ids])
  return useCallback(
    ({ notificationId, createdAt }) => createdAt > now - newsMs && !read.has(notificationId),
    [now, read],
  )
}

/** The tag that reloads the inbox. */
export const inboxTag = providerExt ? 'Notification' : 'History'

/** The inbox, newest first: the provider's own list, or events made from the specified histories. */
export function useInbox(userId: string): LoadState<Notification[]> & { paging?: Paging } {
  const own = rowsLoad(useNotificationsInfiniteQuery(userId, { skip: !providerExt }))
  const deposits = loadState(useRecentDepositsQuery(userId, { skip: providerExt }))
  const withdraws = loadState(useRecentWithdrawsQuery(userId, { skip: providerExt }))
  if (providerExt) return own
  return mapLoad(bothLoads(deposits, withdraws), ([into, out]) => eventsOf(into, out))
}

/** The number of unread events; zero while it is unknown. */
export function useUnread(userId: string): number {
  const { answer } = useInbox(userId)
  const isUnread = useIsUnread(userId)
  return answer?.value.filter(isUnread).length ?? 0
}
