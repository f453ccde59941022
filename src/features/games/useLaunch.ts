import { useEffect, useSyncExternalStore } from 'react'
import { useOnline } from '#api/client/refetch'
import { loginLinkPayment } from '#api/games/games'
import { usePayment } from '#api/payments/usePayment'
import { useBlock } from '#api/protection/limits'
import type { Failure } from '#contract/failure'
import type { LoginLink } from '#contract/games/games'
import type { Block } from '#contract/protection/limits'
import { clockNow } from '#lib/device/clock'
import { sharedMoment } from '#lib/storage/sharedMoment'
import { useTimeLeft } from '#ui/money/useTimeLeft'
import { useNow } from '#ui/time/useNow'
import { notePlayed } from './ownGames'

/** Minimum time between opening two games on this device, in ms. The provider enforces it too. */
const cooldownMs = 60_000

/** When a game was last opened on this device. The link is not stored. */
export const gameOpened = sharedMoment('game-opened')

export interface Launch {
  /** Code of the provider whose link is being requested. */
  opening: string | null
  /** Nothing can be opened now; the notes explain why. */
  isBlocked: boolean
  block: Block | null
  isOnline: boolean
  /** When the next game may be opened, in milliseconds since 1970; 0 for no wait. */
  waitUntil: number
  /** The link just issued, in case the browser blocks the tab. Kept in memory only, until it expires. */
  link: LoginLink | null
  failure: Failure | null
  isUnknown: boolean
  open: (providerCode: string) => void
}

/** Opens games in a new tab: one at a time, at most one per minute, none during a break. */
export function useLaunch(userId: string): Launch {
  const opened = useSyncExternalStore(gameOpened.watch, gameOpened.get)
  const waiting = useTimeLeft(opened + cooldownMs, clockNow) > 0
  const block = useBlock(userId, useNow())
  const isOnline = useOnline()
  const { state, submit } = usePayment(loginLinkPayment)
  const accepted = state.phase === 'accepted' ? state : null

  useEffect(() => {
    if (accepted === null) return
    gameOpened.set(clockNow())
    notePlayed(userId, accepted.body.providerCode)
    openOutside(accepted.answer.loginLink)
  }, [accepted, userId])

  const isUnderWay = state.phase === 'sending' || state.phase === 'pending'
  return {
    opening: isUnderWay ? state.body.providerCode : null,
    isBlocked: waiting || isUnderWay || block !== null || !isOnline,
    block,
    isOnline,
    waitUntil: waiting ? opened + cooldownMs : 0,
    link: accepted && accepted.answer,
    failure: state.phase === 'rejected' ? state.failure : null,
    isUnknown: state.phase === 'pending',
    open(providerCode) {
      // Another tab may have opened one.
      if (clockNow() >= gameOpened.get() + cooldownMs) void submit({ providerCode })
    },
  }
}

/** Opens a page in a new tab that has no access to this one. */
function openOutside(address: string): void {
  window.open(address, '_blank', 'noopener,noreferrer')
}
