import { useState } from 'react'
import { PatternFormat } from 'react-number-format'
import { DigitsField } from './DigitsField'
import { useMissing } from './useMissing'

/** Four groups of four. */
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
