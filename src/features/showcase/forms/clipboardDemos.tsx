import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { CopyButton } from '#ui/copy/CopyButton'
import { BusyButton } from '#ui/form/BusyButton'
import { InAppLanguage } from '../demo/InAppLanguage'

/** Reads and writes the clipboard, and describes the result. */
function useClipboard() {
  const [outcome, setOutcome] = useState('')

  async function write(text: string, done: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome(done)
      return true
    } catch (cause) {
      console.warn('The clipboard could not be written', cause)
      setOutcome('The browser does not let this page copy. Select the text and press Ctrl+C.')
      return false
    }
  }

  async function read(): Promise<string | null> {
    try {
      const text = await navigator.clipboard.readText()
      setOutcome(text === '' ? 'There is no text on the clipboard.' : 'Pasted.')
      return text
    } catch (cause) {
      console.warn('The clipboard could not be read', cause)
      setOutcome(
        'The browser does not let this page read the clipboard. Press Ctrl+V in the field.',
      )
      return null
    }
  }

  return { outcome, write, read }
}

const code = 'WELCOME-2026'

/** The button shows the result, and screen readers announce it. */
export function CopyText() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Typography component="code" sx={{ fontFamily: 'monospace' }}>
        {code}
      </Typography>
      <InAppLanguage>
        <CopyButton value={code} name="credit code" />
      </InAppLanguage>
    </Box>
  )
}

/** Copies the text of the field; Cut empties it only after copying succeeded. */
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

/** Browsers ask for permission before a page may read the clipboard; typing and Ctrl+V always work. */
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
