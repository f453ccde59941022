import { styled } from '@mui/material/styles'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { useNow } from '#ui/time/useNow'

interface Props {
  /** Milliseconds since 1970. */
  at: number
}

/** How long the promotion still runs, and until when exactly. */
export function Expiry({ at }: Props) {
  const text = useText()
  const format = useFormat()
  const now = useNow()
  const time = format.dateTime(at)
  return (
    <Line>
      {at > now
        ? text('dashboard.promotion.expires', { distance: format.relative(at, now), time })
        : text('dashboard.promotion.expired', { time })}
    </Line>
  )
}

const Line = styled('p')(({ theme }) => ({ margin: 0, color: theme.palette.text.secondary }))
