import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Slide from '@mui/material/Slide'
import { useId, useState } from 'react'

/** Comes from below, as sheets on phones do; at once where less motion is asked for. */
export function SlidingModal() {
  const titleId = useId()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Slide it in
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={titleId} slots={{ transition: Slide }}>
        <DialogTitle id={titleId}>Cashback is here</DialogTitle>
        <DialogContent>120.00 baht are waiting on the cashback page.</DialogContent>
        <DialogActions>
          <Button onClick={close}>Later</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
