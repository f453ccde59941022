import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'

export function SimpleModal() {
  const titleId = useId()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Read the rules
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>Rules of the wheel</DialogTitle>
        <DialogContent>One spin a day is free. Every further spin costs one point.</DialogContent>
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
