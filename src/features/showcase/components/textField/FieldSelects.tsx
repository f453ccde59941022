import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'

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
