import { useState } from 'react'
import { PatternFormat } from 'react-number-format'
import { DigitsField } from './DigitsField'
import { dayError } from './dayError'
import { useMissing } from './useMissing'

/** Digits only; the slashes come by themselves, and a day that does not exist, or not yet, is said. */
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
