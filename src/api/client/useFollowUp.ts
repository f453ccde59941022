import { useEffect, useEffectEvent, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { repeatWhileSeen } from '#lib/storage/seen'
import { api, type DataTag } from './api'
import { announceChange } from './tabs'

const everyMs = 5_000

/** Asks again every few seconds as long as something is still open and the page is looked at. */
export function usePolling(open: boolean, refetch: () => unknown): void {
  const ask = useEffectEvent(refetch)
  useEffect(() => (open ? repeatWhileSeen(() => void ask(), everyMs) : undefined), [open])
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
