import { styled } from '@mui/material/styles'
import { bangkokDay, isoOf } from '#lib/time'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { useToday } from '#ui/time/useNow'
import { colours } from '../colours'

interface BalanceAgeProps {
  /** Milliseconds since 1970. */
  asOf: number
}

/** When a balance that is not fresh was true: today by the hour, else by the day. */
export function BalanceAge({ asOf }: BalanceAgeProps) {
  const text = useText()
  const format = useFormat()
  const today = useToday()
  return (
    <Age dateTime={isoOf(asOf)} title={format.dateTime(asOf)}>
      {text('shell.balanceAsOf', {
        time: bangkokDay(asOf) === today ? format.time(asOf) : format.date(asOf),
      })}
    </Age>
  )
}

const Age = styled('time')(({ theme }) => ({
  fontSize: '0.6875rem',
  whiteSpace: 'nowrap',
  color: colours.onHeaderMuted,
  [theme.breakpoints.up('lg')]: { fontSize: '0.8125rem' },
}))
