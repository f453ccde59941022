import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { PatternFormat } from 'react-number-format'

/** The number of a bank book, grouped as on its first page. */
export function BookNumber() {
  const [digits, setDigits] = useState('')
  const isShort = digits !== '' && digits.length < 10
  return (
    <PatternFormat
      customInput={TextField}
      fullWidth
      label="Bank account number"
      format="###-#-#####-#"
      inputMode="numeric"
      autoComplete="off"
      value={digits}
      onValueChange={({ value }) => setDigits(value)}
      error={isShort}
      helperText={isShort ? `${10 - digits.length} digits are missing` : 'As in the bank book'}
    />
  )
}
