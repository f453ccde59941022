import { useState } from 'react'
import { PatternFormat } from 'react-number-format'
import { DigitsField } from './DigitsField'
import { useMissing } from './useMissing'

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
