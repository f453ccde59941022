import { type Notification, notificationsSchema } from '../contract/notification'
import { providerPaths } from '../contract/provider'
import { api } from './api'
import type { Dated } from './dated'
import { type Cursor, pagesFromProvider, taggedPages } from './pages'

export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What happened to a player's money, newest first. Every change of the credit may add to it. */
    notifications: build.infiniteQuery<Dated<Notification[]>, string, Cursor>({
      ...pagesFromProvider('Notification', (userId: string) => ({
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
