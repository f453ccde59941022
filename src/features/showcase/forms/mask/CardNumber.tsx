import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { PatternFormat } from 'react-number-format'

/** Four groups of four. */
export function CardNumber() {
  const [digits, setDigits] = useState('')
  const isShort = digits !== '' && digits.length < 16
  return (
    <PatternFormat
      customInput={TextField}
      fullWidth
      label="Card number"
      format="#### #### #### ####"
      inputMode="numeric"
      autoComplete="cc-number"
      value={digits}
      onValueChange={({ value }) => setDigits(value)}
      error={isShort}
      helperText={
        isShort ? `${16 - digits.length} digits are missing` : '16 digits; nothing is sent'
      }
    />
  )
}
