import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { gameSides, minStake, winTenths } from '#contract/games/games'
import { satangFromBaht } from '#lib/money'
import { BusyButton } from '#ui/form/BusyButton'
import { useErrorText } from '#ui/intl/useErrorText'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { AmountField, readAmount } from '#ui/money/AmountField'
import { PaymentNotice } from '#ui/money/PaymentNotice'
import { Note } from '#ui/state/Note'
import type { Rounds, Side } from './useRounds'

const stakes = [10, 50, 100, 500].map(satangFromBaht)

/** The stake, the odds in words, and two buttons: high or low. */
export function BetForm({ play }: { play: Rounds }) {
  const text = useText()
  const format = useFormat()
  const errorText = useErrorText()
  const [stake, setStake] = useState('10')
  const [error, setError] = useState<string | null>(null)

  function bet(side: Side): void {
    const { amount, error: unreadable } = readAmount(stake, format.locale)
    if (unreadable !== null) setError(errorText({ code: unreadable }))
    else if (amount < minStake) {
      setError(errorText({ code: 'belowminstake', values: { min: minStake } }))
    } else {
      setError(null)
      void play.play(amount, side)
    }
  }

  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <p>{text('games.play.odds', { chance: format.percent(0.5), times: winTenths / 10 })}</p>
      <AmountField
        label={text('games.play.stake')}
        name="stake"
        value={stake}
        onChange={setStake}
        error={error}
        suggestions={stakes}
      />
      <Sides>
        {gameSides.map((side) => (
          <BusyButton
            key={side}
            size="large"
            variant="contained"
            busy={play.isPlaying}
            onClick={() => bet(side)}
          >
            {text(`games.side.${side}`)}
          </BusyButton>
        ))}
      </Sides>
      <Result state={play.state} />
    </form>
  )
}

const Sides = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 8,
  '& > button': { minHeight: 56 },
})

/** Scrolls each result into view, because on a phone the bottom bar covers the end of the page. */
function Result({ state }: { state: Rounds['state'] }) {
  const place = useRef<HTMLDivElement>(null)
  const show = useEffectEvent((isOver: boolean) => {
    // jsdom has no `scrollIntoView`.
    if (isOver) place.current?.scrollIntoView?.({ block: 'nearest' })
  })
  useEffect(() => {
    show(state.phase !== 'draft' && state.phase !== 'sending')
  }, [state])
  return (
    <div ref={place}>
      <RoundResult state={state} />
    </div>
  )
}

/** The result of a round. */
function RoundResult({ state }: { state: Rounds['state'] }) {
  const text = useText()
  const format = useFormat()
  const errorText = useErrorText()
  if (state.phase === 'rejected') {
    return <Note tone="error">{errorText(state.failure)}</Note>
  }
  if (state.phase === 'pending') return <Note tone="warning">{text('games.unknown')}</Note>
  if (state.phase !== 'accepted') return <PaymentNotice state={state} />
  const { won, result, stake } = state.answer
  return (
    <Note tone={won > 0 ? 'success' : 'info'}>
      {text(won > 0 ? 'games.play.won' : 'games.play.lost', {
        result: text(`games.side.${result}`),
        amount: format.money(won > 0 ? won : stake),
      })}
    </Note>
  )
}
