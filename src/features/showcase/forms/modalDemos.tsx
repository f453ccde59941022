import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Slide from '@mui/material/Slide'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef, useState } from 'react'
import { BusyButton } from '#ui/form/BusyButton'

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

/** Slides in from below, like sheets on phones; with reduced motion it appears immediately. */
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

type Step = 'closed' | 'question' | 'details'

/** Escape closes the upper dialog only, and the focus returns to the button that opened it. */
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

type Phase = 'closed' | 'asking' | 'sending' | 'done'

/** Simulates a slow server: the button is busy, and the dialog stays open while the request runs. */
export function SlowModal() {
  const titleId = useId()
  const closer = useRef<HTMLButtonElement>(null)
  const [phase, setPhase] = useState<Phase>('closed')
  useEffect(() => {
    if (phase !== 'sending') return undefined
    const timer = setTimeout(() => {
      setPhase('done')
      // The pressed button is done.
      closer.current?.focus()
    }, 1_500)
    return () => clearTimeout(timer)
  }, [phase])
  const close = () => phase !== 'sending' && setPhase('closed')
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setPhase('asking')}>
        Collect points
      </Button>
      <Dialog open={phase !== 'closed'} onClose={close} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>Collect 40 points?</DialogTitle>
        <DialogContent aria-live="polite">
          {phase === 'done' ? 'Collected.' : 'They are added to the wheel.'}
        </DialogContent>
        <DialogActions>
          <BusyButton ref={closer} busy={false} disabled={phase === 'sending'} onClick={close}>
            Close
          </BusyButton>
          {phase !== 'done' && (
            <BusyButton
              variant="contained"
              busy={phase === 'sending'}
              onClick={() => setPhase('sending')}
            >
              Collect
            </BusyButton>
          )}
        </DialogActions>
      </Dialog>
    </>
  )
}
