import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { NumericFormat, PatternFormat } from 'react-number-format'
import { clockNow } from '#lib/device/clock'
import { bangkokDay, isDay } from '#lib/time'
import { counted } from '../demo/englishNumbers'
import { DigitsField } from './mask/DigitsField'

/** The error of eight digits `ddmmyyyy`, which must be a past day; null if incomplete or valid. */
export function dayError(digits: string): string | null {
  if (digits.length < 8) return null
  const day = `${digits.slice(4)}-${digits.slice(2, 4)}-${digits.slice(0, 2)}`
  if (!isDay(day)) return 'There is no such day'
  return day > bangkokDay(clockNow()) ? 'That day is still to come' : null
}

/** The number of missing digits, shown after leaving the field, not while typing. */
function useMissing(digits: string, whole: number) {
  const [wasLeft, setLeft] = useState(false)
  const isShort = wasLeft && digits !== '' && digits.length < whole
  return {
    missing: isShort ? `Missing: ${counted(whole - digits.length, 'digit')}` : null,
    onBlur: () => setLeft(true),
  }
}

/** Ten digits in their usual groups; the value has digits only. */
export function ThaiPhone() {
  const [digits, setDigits] = useState('')
  const { missing, onBlur } = useMissing(digits, 10)
  return (
    <PatternFormat
      customInput={DigitsField}
      fullWidth
      label="Mobile phone"
      format="###-###-####"
      inputMode="numeric"
      autoComplete="tel-national"
      value={digits}
      onValueChange={({ value }) => setDigits(value)}
      onPaste={(event) => {
        const national = nationalNumber(event.clipboardData.getData('text'))
        if (national === null) return
        event.preventDefault()
        setDigits(national)
      }}
      onBlur={onBlur}
      problem={missing}
      hint="Such as 081-234-5678"
    />
  )
}

/** `+66 81 234 5678` → `0812345678`; null without a country code. */
function nationalNumber(pasted: string): string | null {
  const [, rest] = /^(?:\+|00)?660?(\d{9})$/.exec(pasted.replace(/[\s().-]/g, '')) ?? []
  return rest === undefined ? null : `0${rest}`
}

const least = 100
const most = 50_000

/** Grouped while typing, two decimals after leaving; the value is a plain number. */
export function BahtAmount() {
  const [baht, setBaht] = useState<number | undefined>(undefined)
  const isOutside = baht !== undefined && (baht < least || baht > most)
  return (
    <NumericFormat
      customInput={TextField}
      fullWidth
      label="Amount"
      autoComplete="off"
      thousandSeparator=","
      decimalScale={2}
      fixedDecimalScale
      allowNegative={false}
      // Longer input would exceed the precision of a number.
      isAllowed={({ value }) => value.length <= 12}
      value={baht ?? ''}
      onValueChange={({ floatValue }) => setBaht(floatValue)}
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: { endAdornment: <InputAdornment position="end">baht</InputAdornment> },
      }}
      error={isOutside}
      helperText={isOutside ? 'Between 100.00 and 50,000.00 baht' : 'From 100.00 to 50,000.00 baht'}
    />
  )
}

/** Digits only; slashes are added automatically, and invalid or future days show an error. */
export function DateMask() {
  const [digits, setDigits] = useState('')
  const { missing, onBlur } = useMissing(digits, 8)
  const error = dayError(digits) ?? missing
  return (
    <PatternFormat
      customInput={DigitsField}
      fullWidth
      label="Date of birth"
      format="##/##/####"
      inputMode="numeric"
      autoComplete="bday"
      value={digits}
      onValueChange={({ value }) => setDigits(value)}
      onBlur={onBlur}
      problem={error}
      hint="Day, month, year: 05/11/1990"
    />
  )
}

/** Hours and minutes of the 24-hour clock. */
export function TimeMask() {
  const [digits, setDigits] = useState('')
  const isImpossible = Number(digits.slice(0, 2)) > 23 || Number(digits.slice(2)) > 59
  const { missing, onBlur } = useMissing(digits, 4)
  const error = isImpossible ? 'A time lies between 00:00 and 23:59' : missing
  return (
    <PatternFormat
      customInput={DigitsField}
      fullWidth
      label="Best time to call"
      format="##:##"
      inputMode="numeric"
      autoComplete="off"
      value={digits}
      onValueChange={({ value }) => setDigits(value)}
      onBlur={onBlur}
      problem={error}
      hint="Such as 18:30"
    />
  )
}

/** Number of a bank account, grouped as in the bank book. */
export function BookNumber() {
  const [digits, setDigits] = useState('')
  const { missing, onBlur } = useMissing(digits, 10)
  return (
    <PatternFormat
      customInput={DigitsField}
      fullWidth
      label="Bank account number"
      format="###-#-#####-#"
      inputMode="numeric"
      autoComplete="off"
      value={digits}
      onValueChange={({ value }) => setDigits(value)}
      onBlur={onBlur}
      problem={missing}
      hint="As in the bank book"
    />
  )
}

/** Thirteen digits in the five groups of a Thai identity card. */
export function TaxId() {
  const [digits, setDigits] = useState('')
  const { missing, onBlur } = useMissing(digits, 13)
  return (
    <PatternFormat
      customInput={DigitsField}
      fullWidth
      label="Tax number"
      format="#-####-#####-##-#"
      inputMode="numeric"
      autoComplete="off"
      value={digits}
      onValueChange={({ value }) => setDigits(value)}
      onBlur={onBlur}
      problem={missing}
      hint="13 digits"
    />
  )
}

/** Four groups of four digits. */
export function CardNumber() {
  const [digits, setDigits] = useState('')
  const { missing, onBlur } = useMissing(digits, 16)
  return (
    <PatternFormat
      customInput={DigitsField}
      fullWidth
      label="Card number"
      format="#### #### #### ####"
      inputMode="numeric"
      autoComplete="cc-number"
      value={digits}
      onValueChange={({ value }) => setDigits(value)}
      onBlur={onBlur}
      problem={missing}
      hint="16 digits; nothing is sent"
    />
  )
}
