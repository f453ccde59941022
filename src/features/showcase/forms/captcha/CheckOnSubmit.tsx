import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { type SubmitEvent, useState } from 'react'
import { verifyProof } from './api'
import { useRobotCheck } from './useRobotCheck'

export function CheckOnSubmit() {
  const check = useRobotCheck()
  const [code, setCode] = useState('SONGKRAN50')
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState('')

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setResult('')
    const proof = await check.start()
    const answer = proof && (await verifyProof(proof).catch(() => null))
    setResult(
      answer?.verified
        ? `Code ${code} was checked once, after one solved puzzle.`
        : 'The check could not be made. Send it again.',
    )
    setBusy(false)
  }

  return (
    <Stack component="form" spacing={2} onSubmit={send}>
      <TextField
        label="Bonus code"
        required
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" variant="contained" loading={isBusy} sx={{ alignSelf: 'start' }}>
        Redeem
      </Button>
      <div role="status">{result && <Alert severity="info">{result}</Alert>}</div>
    </Stack>
  )
}
