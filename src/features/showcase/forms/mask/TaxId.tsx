import { useState } from 'react'
import { PatternFormat } from 'react-number-format'
import { DigitsField } from './DigitsField'
import { useMissing } from './useMissing'

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
