import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { PatternFormat } from 'react-number-format'

/** Thirteen digits in the five groups of a Thai identity card. */
export function TaxId() {
  const [digits, setDigits] = useState('')
  const isShort = digits !== '' && digits.length < 13
  return (
    <PatternFormat
      customInput={TextField}
      fullWidth
      label="Tax number"
      format="#-####-#####-##-#"
      inputMode="numeric"
      autoComplete="off"
      value={digits}
      onValueChange={({ value }) => setDigits(value)}
      error={isShort}
      helperText={isShort ? `${13 - digits.length} digits are missing` : '13 digits'}
    />
  )
}
