import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { api } from '../client/api'
import { announceChange } from '../client/tabs'
import type { DataTag } from '../client/tags'

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
