import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { bahtFromSatang, parseBaht } from '#lib/money'
import { FormField } from '#ui/form/FormField'
import { lineAs } from '#ui/form/formSchema'
import { useLocale, useText } from '#ui/intl/useText'
import { placeBet } from '../api/actions'
import { SubmitButton } from '../SubmitButton'
import { ActionGroup } from './ActionGroup'
import type { RunAction } from './useBankActions'

const schemaIn = (locale: string) =>
  v.object({
    stake: lineAs((typed) => bahtFrom(typed, locale) || null, 'scenario.bank.stakeInvalid'),
    won: lineAs((typed) => bahtFrom(typed, locale), 'scenario.bank.wonInvalid'),
  })

/** Null if the text is not an amount. */
function bahtFrom(typed: string, locale: string): number | null {
  const amount = parseBaht(typed, locale)
  return amount === null ? null : bahtFromSatang(amount)
}

/** A stake and a win: turnover without a game. */
export function BetForm({ userId, run }: { userId: string; run: RunAction }) {
  const text = useText()
  const { control, handleSubmit } = useForm({
    resolver: valibotResolver(schemaIn(useLocale())),
    defaultValues: { stake: '100', won: '0' },
  })
  const submit = handleSubmit((bet) => void run(() => placeBet({ userId, ...bet })))
  return (
    <ActionGroup title={text('scenario.bank.bet')}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <FormField
          control={control}
          name="stake"
          label={text('scenario.bank.stake')}
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <FormField
          control={control}
          name="won"
          label={text('scenario.bank.won')}
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <SubmitButton>{text('scenario.bank.play')}</SubmitButton>
      </form>
    </ActionGroup>
  )
}
