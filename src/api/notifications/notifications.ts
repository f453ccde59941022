import { type Notification, notificationsSchema } from '#contract/notifications/notification'
import { providerPaths } from '#contract/provider'
import type { CachedResult } from '../cache/cachedResult'
import { type Cursor, providerPages, taggedPages } from '../cache/pages'
import { api } from '../client/api'

export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What happened to a player's money, newest first. Every change of the credit may add to it. */
    notifications: build.infiniteQuery<CachedResult<Notification[]>, string, Cursor>({
      ...providerPages('Notification', (userId: string) => ({
        path: providerPaths.notifications(userId),
        schema: notificationsSchema,
        owner: userId,
      })),
      providesTags: (answer, failure) => [
        ...taggedPages('Notification')(answer, failure),
        'Balance',
        'History',
      ],
    }),
  }),
})

export const { useNotificationsInfiniteQuery } = notificationsApi
