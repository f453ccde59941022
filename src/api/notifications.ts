import { type Notification, notificationsSchema } from '../contract/notification'
import { providerPaths } from '../contract/provider'
import { api } from './api'
import type { Dated } from './dated'
import { fromProvider } from './fromProvider'
import { tagged } from './tags'

export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What happened to a player's money, newest first. Every change of the credit may add to it. */
    notifications: build.query<Dated<Notification[]>, string>({
      ...fromProvider('Notification', (userId: string) => ({
        path: providerPaths.notifications(userId),
        schema: notificationsSchema,
        owner: userId,
      })),
      providesTags: (answer, failure) => [
        ...tagged('Notification')(answer, failure),
        'Balance',
        'History',
      ],
    }),
  }),
})

export const { useNotificationsQuery } = notificationsApi
