import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { api, type DataTag } from './api'
import { broadcastInvalidation, restLeft } from './refetch'

/**
 * Options of a query whose result others decide. It is polled every 5 s while the page has focus, or later if
 * the provider asks for that.
 */
export function polling() {
  return {
    pollingInterval: Math.max(5_000, restLeft()),
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  } as const
}

/**
 * Invalidates `tags`, here and in the other tabs, when `status` changes: a decision made elsewhere has moved
 * credit too.
 */
export function useFollowUp(status: string | undefined, tags: readonly DataTag[]): void {
  const dispatch = useDispatch()
  const known = useRef(status)
  useEffect(() => {
    const before = known.current
    known.current = status
    if (before === undefined || status === undefined || before === status) return
    dispatch(api.util.invalidateTags([...tags]))
    broadcastInvalidation(tags)
  }, [dispatch, status, tags])
}
