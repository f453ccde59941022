import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useId, useRef, useState } from 'react'

/** The dialog is a form: Enter submits it, and errors are shown beside their fields. */
export function FormModal() {
  const titleId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [saved, setSaved] = useState<string | null>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    setWrong(name.trim() === '')
    if (name.trim() === '') {
      field.current?.focus()
      return
    }
    setSaved(name.trim())
    setOpen(false)
  }

  function open() {
    setWrong(false)
    setOpen(true)
  }

  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={open}>
        Change the nickname
      </Button>
      <Typography component="output" sx={{ display: 'block', mt: 1 }}>
        {saved === null ? 'No nickname yet.' : `Nickname: ${saved}`}
      </Typography>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        aria-labelledby={titleId}
        fullWidth
        maxWidth="xs"
      >
        <form noValidate onSubmit={submit}>
          <DialogTitle id={titleId}>Your nickname</DialogTitle>
          <DialogContent>
            <TextField
              autoFocus
              inputRef={field}
              fullWidth
              margin="dense"
              label="Nickname"
              autoComplete="nickname"
              value={name}
              onChange={(event) => {
                setName(event.target.value)
                setWrong(false)
              }}
              error={isWrong}
              helperText={isWrong ? 'Write a nickname of at least one letter' : ' '}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button type="submit" variant="contained">
              Save
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
