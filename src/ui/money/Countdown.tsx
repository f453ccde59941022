import { styled } from '@mui/material/styles'
import { useText } from '../intl/useText'
import { clockText, useTimeLeft } from './useTimeLeft'

interface CountdownProps {
  /** Milliseconds since 1970. */
  until: number
  /** Whose clock judges that: the device's own, when left out. */
  clock?: () => number
}

/** The time that is left. It is read on request only: a voice every second would be of no help. */
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
  fontWeight: 600,
  color: urgent ? theme.palette.error.readable : theme.palette.text.primary,
}))
