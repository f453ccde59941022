import { useEffect, useEffectEvent } from 'react'
import { useDispatch } from 'react-redux'
import { clockNow } from '#lib/device/clock'
import { repeatWhileVisible } from '#lib/device/pageVisibility'
import { minuteMs } from '#lib/time'
import { api, type DataTag, type Dispatch } from '../client/api'

/**
 * Has what bears `tag` asked for again on a page that stays open, once time alone has made it another: when what
 * `stateAt` a moment (milliseconds since 1970) is differs from before.
 */
export function useAskAgainWhen(tag: DataTag, stateAt: (moment: number) => string | number): void {
  const dispatch = useDispatch<Dispatch>()
  const look = useEffectEvent((before: number, now: number) => {
    if (stateAt(before) !== stateAt(now)) dispatch(api.util.invalidateTags([tag]))
  })
  useEffect(() => {
    let before = clockNow()
    return repeatWhileVisible(() => {
      const now = clockNow()
      look(before, now)
      before = now
    }, minuteMs)
  }, [])
}
