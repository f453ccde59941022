import { styled } from '@mui/material/styles'
import { useText } from '../intl/useText'
import { clockText, useTimeLeft } from './useTimeLeft'

interface CountdownProps {
  /** Milliseconds since 1970. */
  until: number
  /** Clock that `until` refers to; if left out, the device's own. */
  clock?: () => number
}

/** Remaining time. Screen readers only read it on request, because announcing every second would not help. */
export function Countdown({ until, clock }: CountdownProps) {
  const text = useText()
  const left = useTimeLeft(until, clock)
  return (
    <Clock role="timer" urgent={left < urgentMs} aria-label={text('money.timeLeft')}>
      <bdi>{clockText(left)}</bdi>
    </Clock>
  )
}

const urgentMs = 60_000

const Clock = styled('span', { shouldForwardProp: (name) => name !== 'urgent' })<{
  urgent: boolean
}>(({ theme, urgent }) => ({
  fontWeight: theme.typography.fontWeightBold,
  color: urgent ? theme.palette.error.readable : theme.palette.text.primary,
}))
