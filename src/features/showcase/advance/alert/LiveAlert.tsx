import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { type SubmitEvent, useState } from 'react'
import { baht } from '../../demo/englishNumbers'

const balance = 1250.75

function answerTo(text: string) {
  // Accept the format of the answers too, with thousands separators.
  const amount = Number(text.replaceAll(',', ''))
  if (text.trim() === '' || !Number.isFinite(amount) || amount < 0.01)
    return { severity: 'error', text: 'Write an amount above zero, in figures.' } as const
  if (amount > balance)
    return {
      severity: 'error',
      text: `You can withdraw up to ${baht(balance)} baht.`,
    } as const
  return {
    severity: 'success',
    text: `Checked: ${baht(amount)} baht could be paid out.`,
  } as const
}

export function LiveAlert() {
  const [amount, setAmount] = useState('2000')
  const [answer, setAnswer] = useState<ReturnType<typeof answerTo> | null>(null)

  function check(event: SubmitEvent) {
    event.preventDefault()
    setAnswer(answerTo(amount))
  }

  return (
    <Stack component="form" spacing={1.5} noValidate onSubmit={check}>
      <TextField
        label="Amount to withdraw, baht"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-start' }}>
        Check the amount
      </Button>
      {answer && (
        <Alert key={answer.text} severity={answer.severity} role="alert">
          {answer.text}
        </Alert>
      )}
    </Stack>
  )
}
