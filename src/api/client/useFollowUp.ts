import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { api, type DataTag } from './api'
import { announceChange, restLeft } from './refetch'

/** For a query of what others decide: asked again every few seconds while the page is looked at, or when the provider allows. */
export function polling() {
  return {
    pollingInterval: Math.max(5_000, restLeft()),
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  } as const
}

/**
 * Has everything under `tags` asked for again, here and in the other tabs, when `status` turns into
 * another one: what was decided elsewhere has moved credit as well.
 */
export function useFollowUp(status: string | undefined, tags: readonly DataTag[]): void {
  const dispatch = useDispatch()
  const known = useRef(status)
  useEffect(() => {
    const before = known.current
    known.current = status
    if (before === undefined || status === undefined || before === status) return
    dispatch(api.util.invalidateTags([...tags]))
    announceChange(tags)
  }, [dispatch, status, tags])
}
