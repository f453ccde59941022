import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useId, useRef, useState } from 'react'
import { BusyButton } from '#ui/form/BusyButton'

type Phase = 'closed' | 'asking' | 'sending' | 'done'

/** As long as a server may take: the button is busy, and the dialog does not close under the order. */
export function SlowModal() {
  const titleId = useId()
  const closer = useRef<HTMLButtonElement>(null)
  const [phase, setPhase] = useState<Phase>('closed')
  useEffect(() => {
    if (phase !== 'sending') return undefined
    const timer = setTimeout(() => {
      setPhase('done')
      // The pressed button is done with.
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
