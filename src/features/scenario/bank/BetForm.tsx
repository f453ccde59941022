import Button from '@mui/material/Button'
import { type SubmitEvent, useState } from 'react'
import { bahtFromSatang, parseBaht } from '#lib/money'
import { Field } from '#ui/form/Field'
import { useText } from '#ui/intl/useText'
import { placeBet } from '../api/actions'
import { ActionGroup } from './ActionGroup'
import type { RunAction } from './useBankActions'

/** A stake, and what it won: turnover without a game. */
export function BetForm({ userId, run }: { userId: string; run: RunAction }) {
  const text = useText()
  const [stake, setStake] = useState('100')
  const [won, setWon] = useState('0')
  const [tried, setTried] = useState(false)
  const staked = parseBaht(stake)
  const isStakeRight = staked !== null && staked > 0
  const paid = parseBaht(won)

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    setTried(true)
    if (!isStakeRight || paid === null) return
    const bet = { userId, stake: bahtFromSatang(staked), won: bahtFromSatang(paid) }
    void run(() => placeBet(bet))
  }

  return (
    <ActionGroup title={text('scenario.bank.bet')}>
      <form noValidate onSubmit={submit}>
        <Field
          label={text('scenario.bank.stake')}
          name="stake"
          value={stake}
          onChange={setStake}
          error={tried && !isStakeRight ? text('scenario.bank.stakeInvalid') : null}
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <Field
          label={text('scenario.bank.won')}
          name="won"
          value={won}
          onChange={setWon}
          error={tried && paid === null ? text('scenario.bank.wonInvalid') : null}
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <Button type="submit" variant="outlined">
          {text('scenario.bank.play')}
        </Button>
      </form>
    </ActionGroup>
  )
}
