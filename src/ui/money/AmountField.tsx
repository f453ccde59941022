import { styled } from '@mui/material/styles'
import type { Ref } from 'react'
import { bahtFromSatang, parseBaht, type Satang, withPlainDigits } from '#lib/money'
import { Field } from '../form/Field'
import { PlainButton } from '../form/PlainButton'
import { useFormat } from '../intl/useFormat'
import { useText } from '../intl/useText'

interface AmountFieldProps {
  label: string
  name: string
  /** As typed; `readAmount` tells what it means. */
  value: string
  onChange: (value: string) => void
  error?: string | null | undefined
  hint?: string | undefined
  /** Amounts to tap instead of typing. */
  suggestions?: readonly Satang[]
  disabled?: boolean
  inputRef?: Ref<HTMLInputElement>
}

/** An amount of baht: typed in any usual writing, or one of the suggested ones. */
export function AmountField({ suggestions = [], disabled = false, ...field }: AmountFieldProps) {
  const text = useText()
  const format = useFormat()
  return (
    <>
      <Figures>
        <Field
          {...field}
          announced
          disabled={disabled}
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          endAdornment={<Unit aria-hidden="true">{text('money.unit')}</Unit>}
        />
      </Figures>
      {suggestions.length > 0 && (
        <Suggestions aria-label={text('money.suggestions')}>
          {suggestions.map((amount) => (
            <Suggestion
              key={amount}
              type="button"
              disabled={disabled}
              aria-label={format.money(amount)}
              onClick={() => field.onChange(String(bahtFromSatang(amount)))}
            >
              {format.number(bahtFromSatang(amount))}
            </Suggestion>
          ))}
        </Suggestions>
      )}
    </>
  )
}

/** What is typed here is what the page is about. */
const Figures = styled('div')({
  '& input': { paddingBlock: 11, fontSize: '1.5rem', fontWeight: 600 },
})

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

/** The code of what is wrong with a typed amount; its text is that of a refusal. */
type AmountError = 'amountrequired' | 'amountinvalid' | 'amountcomma'

/** Where no group of three digits follows it, which would make it a thousands comma. */
const misplacedComma = /,(?!\d{3}(?!\d))/

/** Comes along when an amount is copied, from here or from a bank's app. */
const unit = /^฿|(?:฿|THB|baht|บาท|泰铢)$/i

/** What a person typed or pasted, as an amount above zero or as the code of what is wrong with it. */
export function readAmount(
  text: string,
): { amount: Satang; error: null } | { amount: null; error: AmountError } {
  const typed = withPlainDigits(text).trim().replace(unit, '')
  const amount = parseBaht(typed)
  if (typed === '' || amount === 0) return { amount: null, error: 'amountrequired' }
  if (amount !== null) return { amount, error: null }
  return { amount: null, error: misplacedComma.test(typed) ? 'amountcomma' : 'amountinvalid' }
}
