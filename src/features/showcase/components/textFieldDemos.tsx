import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { counted } from '../demo/englishNumbers'

export function FieldVariants() {
  return (
    <Stack sx={{ gap: 2 }}>
      <TextField label="Outlined" variant="outlined" defaultValue="Malee Srisuk" />
      <TextField label="Filled" variant="filled" defaultValue="Malee Srisuk" />
      <TextField label="Standard" variant="standard" defaultValue="Malee Srisuk" />
    </Stack>
  )
}

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

export function FieldStates() {
  return (
    <Stack sx={{ gap: 2 }}>
      <TextField label="Nickname" placeholder="As friends call you" />
      <TextField required label="Account name" defaultValue="Malee Srisuk" />
      <TextField
        label="Member number"
        defaultValue="M1001"
        slotProps={{ input: { readOnly: true } }}
      />
      <TextField disabled label="Bank" defaultValue="Kasikorn" />
      <TextField error label="Book number" defaultValue="123-4" helperText="Ten digits, please." />
      <TextField
        color="success"
        focused
        label="Invitation code"
        defaultValue="FRIEND-88"
        helperText="The code is good: Somchai invited you."
      />
    </Stack>
  )
}

const limit = 160

export function MultilineField() {
  const [message, setMessage] = useState(
    'My deposit of 500 baht from this morning has not arrived yet. The slip is attached.',
  )
  const left = limit - message.length
  return (
    <TextField
      fullWidth
      multiline
      minRows={3}
      maxRows={8}
      label="Message to support"
      value={message}
      onChange={(event) => setMessage(event.target.value)}
      error={left < 0}
      helperText={`${counted(Math.abs(left), 'character')} ${left < 0 ? 'too many' : 'left'}.`}
    />
  )
}

const banks = ['Bangkok Bank', 'Kasikorn', 'Krungthai', 'Siam Commercial']

export function FieldSelects() {
  const [bank, setBank] = useState('Kasikorn')
  const nativeId = useId()
  return (
    <Stack sx={{ gap: 2 }}>
      <TextField
        select
        label="Bank (menu)"
        value={bank}
        onChange={(event) => setBank(event.target.value)}
        helperText="Each line may hold an icon or two lines of text."
      >
        {banks.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        id={nativeId}
        label="Bank (the browser’s own list)"
        value={bank}
        onChange={(event) => setBank(event.target.value)}
        helperText="Opens the wheel on phones, and loads nothing."
        slotProps={{ select: { native: true } }}
      >
        {banks.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </TextField>
    </Stack>
  )
}

export function FieldSizes() {
  return (
    <Stack sx={{ gap: 2, alignItems: 'start' }}>
      <TextField size="small" label="Small" defaultValue="Filter" />
      <TextField label="Medium" defaultValue="Form" />
      <TextField fullWidth label="Full width" defaultValue="As wide as there is room" />
    </Stack>
  )
}
