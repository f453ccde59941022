import Alert, { type AlertColor } from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useEffect, useRef, useState } from 'react'
import { Fold } from '#ui/display/Fold'
import { LockIcon } from '#ui/icons/actions'
import { GiftIcon } from '#ui/icons/menu'

const messages = [
  { severity: 'success', text: 'Your deposit of 500.00 baht has arrived.' },
  { severity: 'info', text: 'The daily bonus changes at midnight, Bangkok time.' },
  { severity: 'warning', text: 'Your bonus ends in two days: 340.00 baht of turnover is missing.' },
  { severity: 'error', text: 'The bank refused the withdrawal. Your balance has not changed.' },
] as const

export function AlertSeverities() {
  return (
    <Stack spacing={1.5}>
      {messages.map(({ severity, text }) => (
        // Static alerts use role note, because nothing has happened that must be announced.
        <Alert key={severity} severity={severity} role="note">
          {text}
        </Alert>
      ))}
    </Stack>
  )
}

const variants = ['standard', 'outlined', 'filled'] as const
const severities = ['success', 'info', 'warning', 'error'] as const

export function AlertVariants() {
  const [variant, setVariant] = useState<(typeof variants)[number]>('outlined')
  return (
    <Stack spacing={1.5}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={variant}
        onChange={(_, chosen) => chosen && setVariant(chosen)}
        aria-label="Variant of the alerts"
      >
        {variants.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {severities.map((severity) => (
        <Alert key={severity} severity={severity} variant={variant} role="note">
          {`${severity} in the ${variant} variant`}
        </Alert>
      ))}
    </Stack>
  )
}

export function AlertWithTitle() {
  return (
    <Stack spacing={1.5}>
      <Alert severity="warning" role="note" sx={{ alignItems: 'flex-start' }}>
        <AlertTitle>Two things are missing before you can withdraw</AlertTitle>
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          <li>Confirm the phone number that ends in 678.</li>
          <li>Play the remaining 340.00 baht of turnover.</li>
        </ul>
      </Alert>
      <Alert severity="info" role="note" sx={{ alignItems: 'flex-start' }}>
        <AlertTitle>Kasikornbank is being serviced tonight</AlertTitle>
        Deposits from 23:00 to 01:00 arrive later than usual.
        <Fold>
          <summary>Times of the other banks</summary>
          Bangkok Bank from 1:00 to 1:30, Krungthai from 2:00 to 3:00.
        </Fold>
      </Alert>
    </Stack>
  )
}

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
    // One alert with changing text: each change is announced, and the button keeps the focus.
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

export function ClosableAlert() {
  const [isOpen, setOpen] = useState(true)
  const again = useRef<HTMLButtonElement>(null)

  function close() {
    setOpen(false)
    // Move the focus before the close button disappears.
    again.current?.focus()
  }

  return (
    <>
      <Collapse in={isOpen}>
        <Alert
          severity="info"
          role="note"
          closeText="Close the weekend notice"
          onClose={close}
          sx={{ mb: 2 }}
        >
          Deposit 300 baht or more this weekend and get 10% on top.
        </Alert>
      </Collapse>
      <Button
        ref={again}
        variant="outlined"
        aria-disabled={isOpen}
        onClick={() => setOpen(true)}
        sx={{ opacity: isOpen ? 0.7 : 1 }}
      >
        {isOpen ? 'The notice is shown' : 'Show the notice again'}
      </Button>
    </>
  )
}

export function AlertIcons() {
  return (
    <Stack spacing={1.5}>
      <Alert severity="success" role="note" icon={<GiftIcon size={22} />}>
        Somchai accepted your invitation: 50.00 baht for both of you.
      </Alert>
      <Alert severity="warning" role="note" icon={<LockIcon size={22} />}>
        Nobody from our team ever asks for your password.
      </Alert>
      <Alert severity="info" role="note" icon={false}>
        Without an icon the colour alone tells the kind: let the words say it, as these do.
      </Alert>
    </Stack>
  )
}
