import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { PatternFormat } from 'react-number-format'

/** Ten digits as people write them; what is kept are the digits alone. */
export function ThaiPhone() {
  const [digits, setDigits] = useState('')
  const isShort = digits !== '' && digits.length < 10
  return (
    <PatternFormat
      customInput={TextField}
      fullWidth
      label="Mobile phone"
      format="###-###-####"
      inputMode="numeric"
      autoComplete="tel-national"
      value={digits}
      onValueChange={({ value }) => setDigits(value)}
      error={isShort}
      helperText={isShort ? `${10 - digits.length} digits are missing` : 'Such as 081-234-5678'}
    />
  )
}
