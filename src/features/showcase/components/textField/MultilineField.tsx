import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { counted } from '../../demo/counted'

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
