import { useEffect, useRef, useState } from 'react'
import { betPayment } from '#api/games/games'
import { usePayment } from '#api/payments/usePayment'
import type { Bet, gameSides } from '#contract/games/games'
import { bahtFromSatang, type Satang } from '#lib/money'

export type Side = (typeof gameSides)[number]

/** Minimum duration of a round in ms, so that a double click does not play two rounds. */
const roundMs = 700

/** Number of rounds shown; the statement has all of them. */
const most = 10

/** Rounds of the simulated game: one at a time, each with its own request id. */
export function useRounds(session: string) {
  const [rounds, setRounds] = useState<readonly Bet[]>([])
  const [isRolling, setRolling] = useState(false)
  const rolling = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const payment = usePayment(betPayment)
  const { state } = payment
  const answer = state.phase === 'accepted' ? state.answer : null

  if (answer !== null && !rounds.some(({ betId }) => betId === answer.betId)) {
    setRounds([answer, ...rounds].slice(0, most))
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    rounds,
    last: answer,
    state,
    isPlaying: isRolling || state.phase === 'sending' || state.phase === 'pending',
    async play(stake: Satang, side: Side): Promise<void> {
      if (rolling.current) return
      rolling.current = true
      setRolling(true)
      timer.current = setTimeout(() => {
        rolling.current = false
        setRolling(false)
      }, roundMs)
      payment.reset()
      await payment.submit({ session, stake: bahtFromSatang(stake), side })
    },
  }
}

export type Rounds = ReturnType<typeof useRounds>
