import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useClipboard } from './useClipboard'

/** Browsers ask before a page may read the clipboard; typing and Ctrl+V always work. */
export function PasteInto() {
  const [code, setCode] = useState('')
  const { outcome, read } = useClipboard()

  async function paste() {
    const text = await read()
    if (text !== null) setCode(text.trim())
  }

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        label="Credit code"
        autoComplete="off"
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => void paste()}>
        Paste
      </Button>
      <Typography component="output" sx={{ display: 'block', minHeight: '1.5em' }}>
        {outcome}
      </Typography>
    </Box>
  )
}
