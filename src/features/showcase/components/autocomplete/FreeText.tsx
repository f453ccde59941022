import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'

const reasons = ['Deposit not seen', 'Withdrawal late', 'Bonus missing']

/** Suggestions, but any other words are taken as well. */
export function FreeText() {
  const [reason, setReason] = useState('')
  return (
    <>
      <Autocomplete
        freeSolo
        options={reasons}
        inputValue={reason}
        onInputChange={(_, next) => setReason(next)}
        renderInput={(props) => <TextField {...props} label="What is it about?" />}
      />
      <Typography component="output" sx={{ display: 'block', mt: 1 }}>
        {reason === '' ? 'Nothing written yet.' : `Written: ${reason}`}
      </Typography>
    </>
  )
}
