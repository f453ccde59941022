import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { type SubmitEvent, useRef, useState } from 'react'
import { BusyButton } from '#ui/form/BusyButton'
import { verifyProof } from './api'
import { RobotCheck } from './RobotCheck'
import { useRobotCheck } from './useRobotCheck'

export function RobotCheckForm() {
  const check = useRobotCheck()
  const field = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const [question, setQuestion] = useState('When is a withdrawal paid on a public holiday?')
  const [isSent, setSent] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<{ isGood: boolean; words: string } | null>(null)

  const isEmpty = question.trim() === ''

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setSent(true)
    setResult(null)
    if (isEmpty || !check.proof) {
      ;(isEmpty ? field : box).current?.focus()
      return
    }
    setBusy(true)
    try {
      const { verified, reason } = await verifyProof(check.proof)
      setResult(
        verified
          ? { isGood: true, words: `The server took your question: “${question.trim()}”` }
          : { isGood: false, words: `The server did not take the check: ${reason}.` },
      )
      check.reset()
      setSent(false)
    } catch {
      setResult({ isGood: false, words: 'The server could not be reached. Send it again.' })
    }
    setBusy(false)
  }

  return (
    <Stack component="form" spacing={2} onSubmit={send} noValidate>
      <TextField
        label="Your question"
        inputRef={field}
        value={question}
        onChange={(event) => setQuestion(event.target.value)}
        error={isSent && isEmpty}
        helperText={isSent && isEmpty ? 'Write your question.' : ' '}
        multiline
        minRows={2}
      />
      <RobotCheck
        state={check.state}
        onStart={() => void check.start()}
        isMissing={isSent}
        inputRef={box}
      />
      <BusyButton type="submit" variant="contained" busy={isBusy} sx={{ alignSelf: 'start' }}>
        Send the question
      </BusyButton>
      <div role="status">
        {result && <Alert severity={result.isGood ? 'success' : 'error'}>{result.words}</Alert>}
      </div>
    </Stack>
  )
}
