import { useEffect, useEffectEvent } from 'react'
import { useDispatch } from 'react-redux'
import { repeatWhileVisible } from '#lib/device/pageVisibility'
import { minuteMs } from '#lib/time'
import { api, type DataTag, type Dispatch } from '../client/api'

/**
 * Has what bears `tag` asked for again on a page that stays open, once time alone has made it another. `differs`
 * compares two moments, in milliseconds since 1970.
 */
export function useAskAgainWhen(
  tag: DataTag,
  differs: (before: number, now: number) => boolean,
): void {
  const dispatch = useDispatch<Dispatch>()
  const look = useEffectEvent((before: number, now: number) => {
    if (differs(before, now)) dispatch(api.util.invalidateTags([tag]))
  })
  useEffect(() => {
    let before = Date.now()
    return repeatWhileVisible(() => {
      const now = Date.now()
      look(before, now)
      before = now
    }, minuteMs)
  }, [])
}

/** For {@link useAskAgainWhen}: whether a moment has come in between. */
export function isPassed(moment: number | null, before: number, now: number): boolean {
  return moment !== null && before < moment && moment <= now
}
