import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { bankNames } from './banks'

export function OneBank() {
  const [bank, setBank] = useState<string | null>(null)
  return (
    <>
      <Autocomplete
        options={bankNames}
        value={bank}
        onChange={(_, next) => setBank(next)}
        renderInput={(props) => <TextField {...props} label="Bank" />}
      />
      <Typography component="output" sx={{ display: 'block', mt: 1 }}>
        {bank === null ? 'No bank is chosen.' : `Chosen: ${bank}`}
      </Typography>
    </>
  )
}
