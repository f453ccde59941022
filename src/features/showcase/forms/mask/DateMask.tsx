import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { PatternFormat } from 'react-number-format'
import { dayError } from './dayError'

/** Digits only; the slashes come by themselves, and a day that does not exist is said. */
export function DateMask() {
  const [digits, setDigits] = useState('')
  const error = dayError(digits)
  return (
    <PatternFormat
      customInput={TextField}
      fullWidth
      label="Date of birth"
      format="##/##/####"
      inputMode="numeric"
      autoComplete="bday"
      value={digits}
      onValueChange={({ value }) => setDigits(value)}
      error={error !== null}
      helperText={error ?? 'Day, month, year: 05/11/1990'}
    />
  )
}
