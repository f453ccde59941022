import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react'
import type { Failure } from '#contract/failure'
import type { CachedResult } from '../cache/loadState'

/** The dispatch of a store with this cache, for starting an endpoint without its hook. */
export type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>

/** The tags of the demo sections. */
export const demoTags = [
  'Kanban',
  'Mail',
  'Chat',
  'Event',
  'Contact',
  'Product',
  'Cart',
  'Address',
  'Customer',
  'Post',
  'Follower',
  'Friend',
  'FriendRequest',
  'Gallery',
  'UserCard',
] as const

/** Tags that endpoints provide and changes invalidate: one per domain. */
export const dataTags = [
  'Balance',
  'History',
  'Promotion',
  'Reward',
  'Setting',
  'Bank',
  'Invite',
  'Player',
  'Protection',
  'Game',
  'Notification',
  'Support',
  ...demoTags,
] as const

export type DataTag = (typeof dataTags)[number]

/** The second tag of every query without a fresh answer. It is loaded again on reconnecting. */
export const failedTag = 'Failed'

/** `providesTags` of an endpoint: its domain, and {@link failedTag} while it has no fresh answer. */
export function tagged(tag: DataTag) {
  return (
    result: CachedResult<unknown> | undefined,
    failure: Failure | undefined,
  ): (DataTag | typeof failedTag)[] => (failure || result?.isStale ? [tag, failedTag] : [tag])
}

/**
 * The cache of all data of the member area. The files under `src/api` inject its endpoints, one file per
 * domain. It is loaded with the member area, after the login.
 */
export const api = createApi({
  reducerPath: 'api',
  // Only the helpers in `provider.ts`, `providerRequest.ts` and `demo.ts` define endpoints. They use `queryFn`,
  // because a cached answer can replace one that does not match its schema. With a base query,
  // `responseSchema` could only turn it into an error.
  baseQuery: fakeBaseQuery<Failure>(),
  tagTypes: [...dataTags, failedTag],
  // Seconds. A page opened again within 5 minutes needs no skeleton; data older than 30 s are loaded again.
  keepUnusedDataFor: 300,
  refetchOnMountOrArgChange: 30,
  endpoints: () => ({}),
})
