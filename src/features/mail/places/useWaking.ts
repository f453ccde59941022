import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { mailApi } from '../api/mail'

/** Milliseconds: the least and the most between two looks, should the clocks of page and back end differ. */
const pause = { least: 5000, most: 60_000 } as const

/** Looks for a snoozed mail at the moment at which it comes back. */
export function useWaking(wakesAt: number | null): void {
  const dispatch = useDispatch()
  useEffect(() => {
    if (wakesAt === null) return undefined
    const wait = Math.max(pause.least, Math.min(wakesAt - Date.now(), pause.most))
    const timer = setInterval(() => dispatch(mailApi.util.invalidateTags(['Mail'])), wait)
    return () => clearInterval(timer)
  }, [wakesAt, dispatch])
}
