import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'

const before = 'Three devices are logged in.'
const after = 'Only this device is logged in.'

export function LogoutDialog() {
  const [isOpen, setOpen] = useState(false)
  const [answer, setAnswer] = useState(before)
  const id = useId()
  const isDone = answer === after

  function choose(text: string) {
    setAnswer(text)
    setOpen(false)
  }

  return (
    <>
      <Button variant="contained" onClick={() => (isDone ? setAnswer(before) : setOpen(true))}>
        {isDone ? 'Start over' : 'Log out elsewhere'}
      </Button>
      <Typography component="output" sx={{ display: 'block', mt: 1.5 }}>
        {answer}
      </Typography>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        role="alertdialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <DialogTitle id={`${id}-title`}>Log out on two other devices?</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`}>
            A phone in Chiang Mai and a tablet in Khon Kaen will have to log in again.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={() => choose('Nothing was changed.')}>
            Keep them
          </Button>
          <Button variant="contained" onClick={() => choose(after)}>
            Log them out
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
