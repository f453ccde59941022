import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { type SubmitEvent, useRef, useState } from 'react'
import { BusyButton } from '#ui/form/BusyButton'
import { verifyProof } from './api'
import { useRobotCheck } from './useRobotCheck'

export function CheckOnSubmit() {
  const check = useRobotCheck()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('SONGKRAN50')
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState('')

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setResult('')
    const wanted = code.trim()
    setMissing(wanted === '')
    if (wanted === '') {
      field.current?.focus()
      return
    }
    setBusy(true)
    const proof = await check.start()
    const answer = proof && (await verifyProof(proof).catch(() => null))
    setResult(
      answer?.verified
        ? `Code ${wanted} was checked once, after one solved puzzle.`
        : 'The check could not be made. Send it again.',
    )
    setBusy(false)
  }

  return (
    <Stack component="form" spacing={2} onSubmit={send} noValidate>
      <TextField
        label="Bonus code"
        required
        inputRef={field}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={isMissing}
        helperText={isMissing ? 'Write a code.' : ' '}
      />
      <BusyButton type="submit" variant="contained" busy={isBusy} sx={{ alignSelf: 'start' }}>
        Redeem
      </BusyButton>
      <div role="status">{result && <Alert severity="info">{result}</Alert>}</div>
    </Stack>
  )
}
