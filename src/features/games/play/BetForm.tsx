import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { gameSides, minStake, winTenths } from '#contract/games/games'
import { satangFromBaht } from '#lib/money'
import { BusyButton } from '#ui/form/BusyButton'
import { useErrorText } from '#ui/intl/useErrorText'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { AmountField, readAmount } from '#ui/money/AmountField'
import { RoundStage } from './RoundStage'
import type { Rounds, Side } from './useRounds'

const stakes = [10, 50, 100, 500].map(satangFromBaht)

/** The last result, the stake, two buttons (high or low), and the odds in words. */
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
      <RoundStage state={play.state} />
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
      <p>{text('games.play.odds', { chance: format.percent(0.5), times: winTenths / 10 })}</p>
    </form>
  )
}

const Sides = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 8,
  '& > button': { minHeight: 56 },
})
