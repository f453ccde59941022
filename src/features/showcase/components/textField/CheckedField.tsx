import TextField from '@mui/material/TextField'
import { useState } from 'react'

function phoneError(phone: string): string | null {
  if (phone === '') return 'Enter your phone number.'
  if (!/^\d+$/.test(phone)) return 'Digits only, without dashes.'
  if (!phone.startsWith('0')) return 'A Thai number starts with 0.'
  return phone.length === 10 ? null : `${phone.length} of 10 digits.`
}

export function CheckedField() {
  const [phone, setPhone] = useState('')
  const [wasLeft, setLeft] = useState(false)
  const error = wasLeft ? phoneError(phone) : null
  return (
    <TextField
      fullWidth
      type="tel"
      label="Phone number"
      autoComplete="tel-national"
      value={phone}
      onChange={(event) => setPhone(event.target.value)}
      onBlur={() => setLeft(true)}
      error={error !== null}
      helperText={error ?? 'Ten digits, for example 0812345678.'}
    />
  )
}
