import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { clockNow } from '#lib/device/clock'
import { mailApi } from '../api/mail'

/** Milliseconds: minimum and maximum between two checks, in case the clocks of page and back end differ. */
const pause = { least: 5000, most: 60_000 } as const

/** Refetches when a snoozed mail is due. */
export function useWaking(wakesAt: number | null): void {
  const dispatch = useDispatch()
  useEffect(() => {
    if (wakesAt === null) return undefined
    let timer: ReturnType<typeof setTimeout>
    let least: number = pause.least
    const lookLater = () => {
      const wait = Math.max(least, Math.min(wakesAt - clockNow(), pause.most))
      timer = setTimeout(() => {
        dispatch(mailApi.util.invalidateTags(['Mail']))
        // The back end's clock is behind: check at increasing intervals.
        if (wakesAt <= clockNow()) least = Math.min(2 * least, pause.most)
        lookLater()
      }, wait)
    }
    lookLater()
    return () => clearTimeout(timer)
  }, [wakesAt, dispatch])
}
