import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { BusyButton } from '#ui/form/BusyButton'
import { useClipboard } from './useClipboard'

/** Copies what stands in the field; cutting empties it only once the text is safe. */
export function CopyFromField() {
  const [text, setText] = useState('Please pay out 500.00 baht to my first account.')
  const { outcome, write } = useClipboard()

  async function cut() {
    if (await write(text, 'Cut.')) setText('')
  }

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        label="Message"
        multiline
        minRows={2}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <BusyButton
          variant="outlined"
          busy={false}
          disabled={text === ''}
          onClick={() => void write(text, 'Copied.')}
        >
          Copy
        </BusyButton>
        <BusyButton
          variant="outlined"
          busy={false}
          disabled={text === ''}
          onClick={() => void cut()}
        >
          Cut
        </BusyButton>
      </Box>
      <Typography component="output" sx={{ display: 'block', minHeight: '1.5em' }}>
        {outcome}
      </Typography>
    </Box>
  )
}
