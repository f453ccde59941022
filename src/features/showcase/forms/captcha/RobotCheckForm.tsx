import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { type SubmitEvent, useRef, useState } from 'react'
import { verifyProof } from './api'
import { RobotCheck } from './RobotCheck'
import { useRobotCheck } from './useRobotCheck'

export function RobotCheckForm() {
  const check = useRobotCheck()
  const box = useRef<HTMLInputElement>(null)
  const [question, setQuestion] = useState('When is a withdrawal paid on a public holiday?')
  const [isSent, setSent] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<{ isGood: boolean; words: string } | null>(null)

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    setSent(true)
    setResult(null)
    if (!check.proof) {
      box.current?.focus()
      return
    }
    setBusy(true)
    try {
      const { verified, reason } = await verifyProof(check.proof)
      setResult(
        verified
          ? { isGood: true, words: `The server took your question: “${question}”` }
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
        value={question}
        onChange={(event) => setQuestion(event.target.value)}
        multiline
        minRows={2}
      />
      <RobotCheck
        state={check.state}
        onStart={() => void check.start()}
        isMissing={isSent}
        inputRef={box}
      />
      <Button type="submit" variant="contained" loading={isBusy} sx={{ alignSelf: 'start' }}>
        Send the question
      </Button>
      <div role="status">
        {result && <Alert severity={result.isGood ? 'success' : 'error'}>{result.words}</Alert>}
      </div>
    </Stack>
  )
}
