import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { ClockIcon } from '#ui/icons/controls'
import { AlertIcon } from '#ui/icons/entry'
import { useText } from '#ui/intl/useText'
import { useErrorMessage } from '#ui/load/useErrorMessage'
import type { Outgoing } from '../writing/outgoing'

interface DeliveryStateProps {
  message: Outgoing
  onRetry: (message: Outgoing) => void
  onDiscard: (id: string) => void
}

/** Shown below a message that is not confirmed as stored. */
export function DeliveryState({ message, onRetry, onDiscard }: DeliveryStateProps) {
  const text = useText()
  const errorMessage = useErrorMessage()
  if (message.state === 'sent') return null
  if (message.state === 'sending') {
    return (
      <Line>
        <ClockIcon size={14} /> {text('chat.sending')}
      </Line>
    )
  }
  return (
    <Line role="alert" data-failed>
      <AlertIcon size={14} /> {text('chat.failed')}{' '}
      {message.failure !== undefined && errorMessage(message.failure)}
      <Button size="small" onClick={() => onRetry(message)}>
        {text('ui.retry')}
      </Button>
      <Button size="small" color="inherit" onClick={() => onDiscard(message.id)}>
        {text('chat.discard')}
      </Button>
    </Line>
  )
}

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  color: theme.palette.text.secondary,
  '&[data-failed]': { color: theme.palette.error.readable },
}))
