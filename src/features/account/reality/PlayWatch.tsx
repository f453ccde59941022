import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useDispatch } from 'react-redux'
import { api, type Dispatch } from '#api/client/api'
import { hasLapsed, useBlock, useProtection, useWaitingActions } from '#api/protection/limits'
import type { Protection } from '#contract/protection/limits'
import { clockNow } from '#lib/device/clock'
import { providerExt } from '#lib/environment'
import { sharedMoment } from '#lib/storage/sharedMoment'
import { minuteMs } from '#lib/time'
import { useErrorText } from '#ui/intl/useErrorText'
import { useText } from '#ui/intl/useText'
import { useNow } from '#ui/time/useNow'
import { openToast } from '#ui/toast/toastSlice'
import { sessionTimes } from '../sessionTimes'
import { RealityDialog } from './RealityDialog'

/** When the player last answered the reality check, shared by all tabs. */
export const realitySeen = sharedMoment('reality-seen')

/**
 * Background checks on every page: reality check, session warning, and breaks that were never sent or have
 * ended.
 */
export function PlayWatch({ userId }: { userId: string }) {
  useSessionWarning()
  useLapsedWarning(userId)
  useBreakEnd(userId)
  return providerExt ? <RealityCheck userId={userId} /> : null
}

const stepMs = 5000
/** Interrupts play as often as the player chose, and at the player's session limit. */
function RealityCheck({ userId }: { userId: string }) {
  const now = useNow(stepMs)
  const protection = useProtection(userId)
  const seenAt = useSyncExternalStore(realitySeen.watch, realitySeen.get)
  const { answer } = protection
  const startedAt = sessionTimes().startedAt ?? answer?.value.sinceLogin.at ?? null
  if (!answer || startedAt === null) return null
  const due = realityDue(answer.value, { startedAt, seenAt, now })
  if (due === 'nothing') return null
  return (
    <RealityDialog
      userId={userId}
      isOver={due === 'over'}
      elapsed={now - startedAt}
      protection={protection}
      onContinue={() => realitySeen.set(clockNow())}
    />
  )
}

const warnBeforeMs = 5 * minuteMs

/** Warns once per session, five minutes before it ends, so that the player can still send what they typed. */
function useSessionWarning(): void {
  const dispatch = useDispatch()
  const errorText = useErrorText()
  const now = useNow(stepMs)
  const warnedOf = useRef<number | null>(null)
  const { endsAt } = sessionTimes()

  useEffect(() => {
    if (endsAt === null || warnedOf.current === endsAt) return
    const left = endsAt - now
    if (left <= 0 || left > warnBeforeMs) return
    warnedOf.current = endsAt
    const min = Math.ceil(left / minuteMs)
    dispatch(warning(errorText({ code: 'sessionending', values: { min } })))
  }, [endsAt, now, dispatch, errorText])
}

/** Stays open until dismissed. */
function warning(message: string) {
  const alert = { color: 'warning', variant: 'filled' } as const
  return openToast({ variant: 'alert', alert, message, autoHide: null })
}

/** Warns once per page load that a break could not be sent in time. The limits page asks what to do with it. */
function useLapsedWarning(userId: string): void {
  const dispatch = useDispatch()
  const text = useText()
  const lapsed = useWaitingActions(userId).some(hasLapsed)
  const message = text('protection.lapsed')
  useEffect(() => {
    if (lapsed) dispatch(warning(message))
  }, [lapsed, dispatch, message])
}

/** Tags of data withheld during a break; invalidated when the break ends. */
const withheld = ['Promotion', 'Reward', 'Invite', 'Player'] as const

function useBreakEnd(userId: string): void {
  const dispatch = useDispatch<Dispatch>()
  const isBlocked = useBlock(userId, useNow(stepMs)) !== null
  const wasBlocked = useRef(isBlocked)
  useEffect(() => {
    if (wasBlocked.current && !isBlocked) dispatch(api.util.invalidateTags([...withheld]))
    wasBlocked.current = isBlocked
  }, [isBlocked, dispatch])
}

interface Moments {
  startedAt: number
  /** Time of the last answer. */
  seenAt: number
  now: number
}

/**
 * The reality check's current state: nothing to show, a reminder of the time played, or the session limit
 * reached. If the clock was set back, the last answer is ignored.
 */
export function realityDue(
  { everyMin, limits }: Pick<Protection, 'everyMin' | 'limits'>,
  { startedAt, seenAt, now }: Moments,
): 'nothing' | 'check' | 'over' {
  const longest = Math.min(
    ...limits.flatMap(({ kind, status, minutes }) =>
      kind === 'session' && status === 'active' && minutes !== null ? [minutes] : [],
    ),
  )
  if (now >= startedAt + longest * minuteMs) return 'over'
  if (everyMin === null) return 'nothing'
  const since = Math.max(startedAt, seenAt <= now ? seenAt : 0)
  return now >= since + everyMin * minuteMs ? 'check' : 'nothing'
}
