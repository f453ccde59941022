import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useState } from 'react'
import { BusyButton } from '#ui/form/BusyButton'

export function DeleteDialog() {
  const [step, setStep] = useState<'closed' | 'asking' | 'deleting'>('closed')
  const [count, setCount] = useState(24)
  const id = useId()
  const isBusy = step === 'deleting'

  useEffect(() => {
    if (!isBusy) return undefined
    const timer = setTimeout(() => {
      setCount(0)
      setStep('closed')
    }, 1500)
    return () => clearTimeout(timer)
  }, [isBusy])

  return (
    <>
      <Button
        color="error"
        variant="outlined"
        onClick={() => (count > 0 ? setStep('asking') : setCount(24))}
      >
        {count > 0 ? 'Delete read messages' : 'Bring them back'}
      </Button>
      <Typography
        component="output"
        sx={{ display: 'block', mt: 1.5 }}
      >{`${count} read messages are kept.`}</Typography>
      <Dialog
        open={step !== 'closed'}
        onClose={isBusy ? undefined : () => setStep('closed')}
        role="alertdialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <DialogTitle id={`${id}-title`}>Delete 24 messages?</DialogTitle>
        <DialogContent id={`${id}-text`}>They cannot be restored.</DialogContent>
        <DialogActions>
          <BusyButton busy={false} disabled={isBusy} onClick={() => setStep('closed')}>
            Keep them
          </BusyButton>
          <BusyButton
            color="error"
            variant="contained"
            busy={isBusy}
            onClick={() => setStep('deleting')}
          >
            Delete
          </BusyButton>
        </DialogActions>
      </Dialog>
    </>
  )
}
