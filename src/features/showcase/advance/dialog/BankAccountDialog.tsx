import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type SubmitEvent, useId, useRef, useState } from 'react'

export function BankAccountDialog() {
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [kept, setKept] = useState('No account yet.')
  const [number, setNumber] = useState('')
  const [error, setError] = useState('')
  const titleId = useId()

  function open() {
    setError('')
    setOpen(true)
  }

  function save(event: SubmitEvent) {
    event.preventDefault()
    const digits = number.replace(/\D/g, '')
    if (digits.length !== 10) {
      setError(`An account number has 10 digits, not ${digits.length}.`)
      field.current?.focus()
      return
    }
    setKept(`Account ending in ${digits.slice(-4)} was added.`)
    setNumber('')
    setOpen(false)
  }

  return (
    <>
      <Button variant="contained" onClick={open}>
        Add a bank account
      </Button>
      <Typography component="output" sx={{ display: 'block', mt: 1.5 }}>
        {kept}
      </Typography>
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth aria-labelledby={titleId}>
        <form noValidate onSubmit={save}>
          <DialogTitle id={titleId}>Bank account for withdrawals</DialogTitle>
          <DialogContent>
            <TextField
              autoFocus
              inputRef={field}
              fullWidth
              margin="dense"
              label="Account number"
              value={number}
              onChange={(event) => {
                setNumber(event.target.value)
                setError('')
              }}
              error={error !== ''}
              helperText={error || 'As in your bank book, with or without dashes.'}
              slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button type="submit" variant="contained">
              Add account
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
