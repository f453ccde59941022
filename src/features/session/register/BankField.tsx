import Button from '@mui/material/Button'
import { bankPlaceholders } from '#contract/account/login'
import { SelectField, type SelectOption } from '#ui/form/SelectField'
import type { Locale } from '#ui/intl/locale'
import { type Text, useLocale, useText } from '#ui/intl/useText'
import { BankMark } from '#ui/money/BankMark'
import type { BankList } from './useBanks'

interface BankFieldProps {
  list: BankList
  value: string
  error: string | null
  onChange: (bankName: string) => void
  onRetry: () => void
}

/** Select field for the player's bank, from the operator's list. */
export function BankField({ list, value, error, onChange, onRetry }: BankFieldProps) {
  const text = useText()
  const locale = useLocale()
  const hasFailed = list.state === 'failed'
  const options = optionsOf(list, locale, text)
  const chosen =
    list.state === 'loaded' ? list.banks.find(({ bank_name }) => bank_name === value) : undefined
  return (
    <>
      <SelectField
        label={text('session.register.bank')}
        name="bank_name"
        required
        options={options}
        value={options.some((option) => option.value === value) ? value : ''}
        onChange={onChange}
        startAdornment={chosen && <BankMark bank={chosen.bank_name} size={28} />}
        error={error ?? (hasFailed ? text('session.register.banksFailed') : null)}
      />
      {hasFailed && (
        <Button type="button" size="small" onClick={onRetry}>
          {text('ui.retry')}
        </Button>
      )}
    </>
  )
}

function optionsOf(list: BankList, locale: Locale, text: Text): readonly SelectOption[] {
  if (list.state === 'loading') {
    return [{ value: '', label: bankPlaceholders.checking, lang: 'th' }]
  }
  const none = { value: '', label: text('session.register.bankNone') }
  if (list.state === 'failed') return [none]
  const banks = list.banks.map(({ bank_name, bank_name_en }) =>
    locale === 'th' || bank_name_en === null
      ? { value: bank_name, label: bank_name, lang: 'th' }
      : { value: bank_name, label: `${bank_name_en} · ${bank_name}` },
  )
  return [none, ...banks]
}
