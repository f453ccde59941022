import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'

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
        // They stand here from the start: nothing has happened that must be spoken at once.
        <Alert key={severity} severity={severity} role="note">
          {text}
        </Alert>
      ))}
    </Stack>
  )
}
