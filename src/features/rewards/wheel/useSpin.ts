import { useState } from 'react'
import { type Payment, usePayment } from '#api/payments/usePayment'
import { spinPayment } from '#api/rewards/wheel'
import {
  type Spin,
  type SpinAnswer,
  spinRequestSchema,
  type WheelPoint,
  type WheelSetting,
} from '#contract/rewards/rewards'
import { prefersLessMotion } from '#lib/device/motion'
import { nextRotation, restingRotation } from './rotation'

export interface Turn {
  /** Current or target rotation, in degrees. */
  rotation: number
  turning: boolean
  /** The spin whose result is still hidden; null for none. */
  hiddenId: string | null
  /** The newest spin whose result may be shown. */
  last: Spin | null
  /** Whether that spin was made on this page just now. */
  fresh: boolean
  clientSeed: string
  state: Payment<typeof spinRequestSchema, SpinAnswer>['state']
  spin: () => void
  /** Call when the wheel has stopped. */
  settle: () => void
}

/**
 * Spins: the provider draws and stores the result, then the wheel turns to it. A player who leaves during
 * the turn finds the same result in the list of spins.
 */
export function useSpin(wheel: WheelSetting, own: WheelPoint, spins: readonly Spin[]): Turn {
  const payment = usePayment(spinPayment)
  const { state } = payment
  const [clientSeed, setClientSeed] = useState(makeClientSeed)
  const [turn, setTurn] = useState<{ answer: SpinAnswer; turning: boolean } | null>(null)
  const [rotation, setRotation] = useState(() => restingAt(wheel, spins[0]?.segmentId))
  const answer = state.phase === 'accepted' ? state.answer : null
  // Only a new answer turns the wheel, not a reloaded wheel.
  if (answer !== null && answer !== turn?.answer) {
    const index = indexOf(wheel, answer.segmentId)
    const turns = index >= 0 && !prefersLessMotion()
    setTurn({ answer, turning: turns })
    setRotation(
      turns
        ? nextRotation(rotation, index, wheel.segments.length)
        : restingAt(wheel, answer.segmentId),
    )
    setClientSeed(makeClientSeed())
  }

  const turning = turn?.turning ?? false
  return {
    rotation,
    turning,
    hiddenId: turning && turn ? turn.answer.spinId : null,
    // Prefer the spin from the list: its code may have been used since.
    last:
      spins.find(({ spinId }) => spinId === turn?.answer.spinId) ??
      turn?.answer ??
      spins[0] ??
      null,
    fresh: turn !== null,
    clientSeed,
    state,
    spin: () => {
      if (!turning)
        void payment.submit({ clientSeed, seedHash: own.nextSeedHash, version: wheel.version })
    },
    settle: () => setTurn((current) => current && { ...current, turning: false }),
  }
}

function restingAt(wheel: WheelSetting, segmentId: string | undefined): number {
  const index = indexOf(wheel, segmentId)
  return index < 0 ? 0 : restingRotation(index, wheel.segments.length)
}

function indexOf({ segments }: WheelSetting, segmentId: string | undefined): number {
  return segments.findIndex((segment) => segment.segmentId === segmentId)
}

/** The player's own contribution to the draw: 16 random bytes in hexadecimal. */
export function makeClientSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
