import { styled } from '@mui/material/styles'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { useNow } from '#ui/time/useNow'

interface Props {
  /** Milliseconds since 1970. */
  until: number
}

/** How long the promotion still runs, and until when exactly. */
export function Validity({ until }: Props) {
  const text = useText()
  const format = useFormat()
  const now = useNow()
  const time = format.dateTime(until)
  return (
    <Line>
      {until > now
        ? text('promotion.active.expires', { distance: format.relative(until, now), time })
        : text('promotion.active.expired', { time })}
    </Line>
  )
}

const Line = styled('p')(({ theme }) => ({ margin: 0, color: theme.palette.text.secondary }))
