import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'

type Step = 'closed' | 'question' | 'details'

/** Escape closes the upper one alone, and the focus goes back to the button that opened it. */
export function NestedModal() {
  const id = useId()
  const [step, setStep] = useState<Step>('closed')
  const [isSet, setSet] = useState(false)

  function set() {
    setSet(true)
    setStep('closed')
  }

  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setStep('question')}>
        Set a limit
      </Button>
      <Typography component="output" sx={{ display: 'block', mt: 1 }}>
        {isSet ? 'Limit: 1,000.00 baht a day' : 'No limit yet.'}
      </Typography>
      <Dialog
        open={step !== 'closed'}
        onClose={() => setStep('closed')}
        aria-labelledby={`${id}question`}
      >
        <DialogTitle id={`${id}question`}>Limit deposits to 1,000.00 baht a day?</DialogTitle>
        <DialogActions>
          <Button onClick={() => setStep('details')}>What does that mean?</Button>
          <Button variant="contained" onClick={set}>
            Set it
          </Button>
        </DialogActions>
      </Dialog>
      <Dialog
        open={step === 'details'}
        onClose={() => setStep('question')}
        aria-labelledby={`${id}details`}
      >
        <DialogTitle id={`${id}details`}>Daily limit</DialogTitle>
        <DialogContent>
          A lower limit holds at once. A higher one holds after a day, so that nobody raises it in
          the heat of the moment.
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setStep('question')}>Back</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
