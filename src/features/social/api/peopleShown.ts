/**
 * Optimistic updates of the cached lists. `current` unwraps immer's drafts, which would make searching
 * thousands of records slow.
 */
import { current } from '@reduxjs/toolkit'
import type { CacheDispatch } from '#api/client/demo'
import type { FollowRequest } from '#contract/social/people'
import { socialPeopleApi } from './people'

const { updateQueryData } = socialPeopleApi.util

/** @param key the search text of the visible list */
export function showFollow(dispatch: CacheDispatch, key: string, { id, follow }: FollowRequest) {
  return dispatch(
    updateQueryData('followers', key, ({ value }) => {
      const person = value.people[current(value.people).findIndex((one) => one.id === id)]
      if (person) person.follow = follow
    }),
  )
}

export function hideFriend(dispatch: CacheDispatch, key: string, id: string) {
  return dispatch(
    updateQueryData('friends', key, ({ value }) => {
      value.people = without(current(value.people), id)
    }),
  )
}

export function hideRequest(dispatch: CacheDispatch, key: string, id: string) {
  return dispatch(
    updateQueryData('friendRequests', key, ({ value }) => {
      value.people = without(current(value.people), id)
    }),
  )
}

export function hidePicture(dispatch: CacheDispatch, id: string) {
  return dispatch(
    updateQueryData('gallery', undefined, ({ value }) => {
      value.gallery = without(current(value.gallery), id)
    }),
  )
}

function without<Row extends { id: string }>(rows: readonly Row[], id: string): Row[] {
  return rows.filter((row) => row.id !== id)
}
