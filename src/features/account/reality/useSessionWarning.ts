import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { useRefusalText } from '#ui/intl/useRefusalText'
import { useNow } from '#ui/time/useNow'
import { openToast } from '#ui/toast/toastSlice'
import { sessionTimes } from '../sessionTimes'

const minuteMs = 60_000
const warnBeforeMs = 5 * minuteMs
const stepMs = 5000

/** Says, once a session, that it ends in five minutes: what is being typed can still be sent. */
export function useSessionWarning(): void {
  const dispatch = useDispatch()
  const refusalText = useRefusalText()
  const now = useNow(stepMs)
  const warnedOf = useRef<number | null>(null)
  const { endsAt } = sessionTimes()

  useEffect(() => {
    if (endsAt === null || warnedOf.current === endsAt) return
    const left = endsAt - now
    if (left <= 0 || left > warnBeforeMs) return
    warnedOf.current = endsAt
    const min = Math.ceil(left / minuteMs)
    dispatch(
      openToast({
        variant: 'alert',
        alert: { color: 'warning', variant: 'filled' },
        message: refusalText({ code: 'sessionending', values: { min } }),
        autoHide: null,
      }),
    )
  }, [endsAt, now, dispatch, refusalText])
}
