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

/** What endpoints provide and changes invalidate: one tag for each domain. */
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

/** The second tag of whatever could not be loaded afresh: it is loaded again on reconnecting. */
export const failedTag = 'Failed'

/** `providesTags` of an endpoint: its domain, and {@link failedTag} while it has no fresh answer. */
export function tagged(tag: DataTag) {
  return (
    result: CachedResult<unknown> | undefined,
    failure: Failure | undefined,
  ): (DataTag | typeof failedTag)[] => (failure || result?.isStale ? [tag, failedTag] : [tag])
}

/**
 * The cache of everything the member area asks for. The files beside this one inject its endpoints,
 * one file a domain. It is loaded after the login, with the member area.
 */
export const api = createApi({
  reducerPath: 'api',
  // Endpoints are made by `providerQuery`, `providerMutation`, `demoQuery` and `demoMutation`, and by
  // nothing else. They ask by `queryFn`, because an earlier answer can stand in for one that does not pass
  // its schema: after a base query, `responseSchema` could only make an error of it.
  baseQuery: fakeBaseQuery<Failure>(),
  tagTypes: [...dataTags, failedTag],
  // Long enough to come back to a page without a skeleton, asked again when older than half a minute.
  keepUnusedDataFor: 300,
  refetchOnMountOrArgChange: 30,
  endpoints: () => ({}),
})
