import { styled } from '@mui/material/styles'
import type { Ref } from 'react'
import { bahtFromSatang, parseBaht, type Satang, withPlainDigits } from '#lib/money'
import { Money } from '../display/Money'
import { Field } from '../form/Field'
import { PlainButton } from '../form/PlainButton'
import { useFormat } from '../intl/useFormat'
import { useLocale, useText } from '../intl/useText'

interface AmountFieldProps {
  label: string
  name: string
  /** As typed; `readAmount` parses it. */
  value: string
  onChange: (value: string) => void
  error?: string | null | undefined
  hint?: string | undefined
  /** Amounts to tap instead of typing. */
  suggestions?: readonly Satang[]
  /** The whole amount that is possible, offered as “All”. */
  all?: Satang | undefined
  disabled?: boolean
  inputRef?: Ref<HTMLInputElement>
}

/**
 * An amount in baht, typed in any usual notation or chosen from the suggestions. Shows how it was understood.
 */
export function AmountField({
  suggestions = [],
  all,
  disabled = false,
  ...field
}: AmountFieldProps) {
  const text = useText()
  const format = useFormat()
  const understood = useUnderstood(field.value)
  const fill = (amount: Satang) => field.onChange(String(bahtFromSatang(amount)))
  return (
    <>
      <Figures>
        <Field
          {...field}
          hint={[understood, field.hint].filter(Boolean).join(' · ')}
          announced
          disabled={disabled}
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          endAdornment={<Unit aria-hidden="true">{text('money.unit')}</Unit>}
        />
      </Figures>
      {(suggestions.length > 0 || all !== undefined) && (
        <Suggestions aria-label={text('money.suggestions')}>
          {suggestions.map((amount) => (
            <Suggestion
              key={amount}
              type="button"
              disabled={disabled}
              aria-label={format.money(amount)}
              onClick={() => fill(amount)}
            >
              {format.number(bahtFromSatang(amount))}
            </Suggestion>
          ))}
          {all !== undefined && (
            <Suggestion type="button" disabled={disabled} onClick={() => fill(all)}>
              {text('money.all')} <Money amount={all} />
            </Suggestion>
          )}
        </Suggestions>
      )}
    </>
  )
}

/** Large, because the amount is the main input of its page. */
const Figures = styled('div')(({ theme }) => ({
  '& input': {
    paddingBlock: 11,
    fontSize: '1.5rem',
    fontWeight: theme.typography.fontWeightBold,
  },
}))

const Unit = styled('span')(({ theme }) => ({
  color: theme.palette.text.secondary,
  whiteSpace: 'nowrap',
}))

const Suggestions = styled('fieldset')({
  minWidth: 0,
  padding: 0,
  border: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(72px, 1fr))',
  gap: 8,
  margin: '8px 0 16px',
})

const Suggestion = styled(PlainButton)({ minHeight: 48, padding: '8px 4px' })

/** @returns the text that shows how a typed amount was understood; empty if it is no amount */
export function useUnderstood(typed: string): string {
  const text = useText()
  const format = useFormat()
  const { amount } = readAmount(typed, useLocale())
  return amount === null ? '' : text('ui.amountUnderstood', { amount: format.money(amount) })
}

/** Error code of a typed amount; its text is in the `refusal` messages. */
type AmountError = 'amountrequired' | 'amountinvalid'

/** Currency unit of an amount copied from here, a bank's app or a price tag (500.-). */
const unit = /^(?:฿|THB|บาท)|(?:฿|THB|de bahți|bahți|bahts?|บาท|泰铢|铢|[.,][-–—])$/gi

/** @returns the amount above zero that `text` contains in the notation of `locale`, or an error code */
export function readAmount(
  text: string,
  locale: string,
): { amount: Satang; error: null } | { amount: null; error: AmountError } {
  const typed = withPlainDigits(text).trim().replace(unit, '')
  const amount = parseBaht(typed, locale)
  if (typed === '' || amount === 0) return { amount: null, error: 'amountrequired' }
  return amount === null ? { amount, error: 'amountinvalid' } : { amount, error: null }
}
