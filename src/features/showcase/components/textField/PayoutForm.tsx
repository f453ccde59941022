import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useRef, useState } from 'react'

const checks = {
  name: (value: string) => (value.trim() === '' ? 'Enter the name as in the bank book.' : null),
  number: (value: string) => (/^\d{10}$/.test(value) ? null : 'Enter the ten digits.'),
}

export function PayoutForm() {
  const [values, setValues] = useState({ name: '', number: '' })
  const [phase, setPhase] = useState<'fresh' | 'refused' | 'saved'>('fresh')
  const nameField = useRef<HTMLInputElement>(null)
  const numberField = useRef<HTMLInputElement>(null)
  const errors = { name: checks.name(values.name), number: checks.number(values.number) }
  const isRefused = phase === 'refused'

  function change(typed: Partial<typeof values>) {
    setValues({ ...values, ...typed })
    // An edit after saving is unsaved again.
    if (phase === 'saved') setPhase('fresh')
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = errors.name ? nameField : errors.number ? numberField : null
    wrong?.current?.focus()
    setPhase(wrong ? 'refused' : 'saved')
  }

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <TextField
        required
        label="Account name"
        inputRef={nameField}
        value={values.name}
        onChange={(event) => change({ name: event.target.value })}
        error={isRefused && errors.name !== null}
        helperText={isRefused && errors.name}
      />
      <TextField
        required
        label="Book number"
        inputRef={numberField}
        value={values.number}
        onChange={(event) => change({ number: event.target.value })}
        error={isRefused && errors.number !== null}
        helperText={isRefused && errors.number}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <Button type="submit" variant="contained">
        Keep the account
      </Button>
      <Box role="status">
        {phase === 'saved' && (
          <Alert>
            Withdrawals go to {values.name}, book {values.number}.
          </Alert>
        )}
      </Box>
    </Box>
  )
}
