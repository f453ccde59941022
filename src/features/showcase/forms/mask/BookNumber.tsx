import { useState } from 'react'
import { PatternFormat } from 'react-number-format'
import { DigitsField } from './DigitsField'
import { useMissing } from './useMissing'

/** The number of a bank book, grouped as on its first page. */
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
