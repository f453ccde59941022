import Alert, { type AlertColor } from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'

type Step = 'failed' | 'sending' | 'sent'

const said: Record<Step, { severity: AlertColor; text: string }> = {
  failed: { severity: 'error', text: 'The slip of your deposit was not sent.' },
  sending: { severity: 'info', text: 'Sending the slip once more…' },
  sent: { severity: 'success', text: 'The slip was sent. We check it within a minute.' },
}

export function AlertWithAction() {
  const [step, setStep] = useState<Step>('failed')
  useEffect(() => {
    if (step !== 'sending') return undefined
    const timer = setTimeout(() => setStep('sent'), 1500)
    return () => clearTimeout(timer)
  }, [step])

  return (
    // One alert whose text changes: each change is spoken, and the button keeps the focus.
    <Alert
      severity={said[step].severity}
      role="status"
      action={
        <Button
          color="inherit"
          size="small"
          onClick={() => setStep(step === 'sent' ? 'failed' : 'sending')}
        >
          {step === 'sent' ? 'Start over' : 'Try again'}
        </Button>
      }
    >
      {said[step].text}
    </Alert>
  )
}
