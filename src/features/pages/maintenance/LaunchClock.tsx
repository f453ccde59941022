import { styled } from '@mui/material/styles'
import { useFormat } from '#ui/intl/useFormat'
import { useLocale, useText } from '#ui/intl/useText'
import { useTimeLeft } from '#ui/money/useTimeLeft'

const unitsInSeconds = { day: 86_400, hour: 3_600, minute: 60, second: 1 } as const

type TimeUnit = keyof typeof unitsInSeconds

/** Splits a duration into days, hours, minutes and seconds, rounded up to a full second. */
export function timeParts(milliseconds: number): { unit: TimeUnit; count: number }[] {
  let rest = Math.ceil(milliseconds / 1000)
  const take = (unit: TimeUnit) => {
    const count = Math.floor(rest / unitsInSeconds[unit])
    rest -= count * unitsInSeconds[unit]
    return { unit, count }
  }
  return [take('day'), take('hour'), take('minute'), take('second')]
}

interface LaunchClockProps {
  /** Milliseconds since 1970. */
  until: number
}

/** The remaining days, hours, minutes and seconds, in the language of the page. */
export function LaunchClock({ until }: LaunchClockProps) {
  const text = useText()
  const format = useFormat()
  const locale = useLocale()
  const parts = timeParts(useTimeLeft(until))
  return (
    <>
      <Clock aria-label={text('pages.soon.timer')}>
        {parts.map(({ unit, count }) => (
          <li key={unit}>{unitFormat(locale, unit).format(count)}</li>
        ))}
      </Clock>
      <p>{text('pages.soon.date', { date: format.date(until) })}</p>
    </>
  )
}

function unitFormat(locale: string, unit: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
}

const Clock = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  margin: '24px 0 8px',
  padding: 0,
  fontVariantNumeric: 'tabular-nums',
  '& li': {
    padding: '16px 8px',
    textAlign: 'center',
    fontWeight: theme.typography.fontWeightBold,
    borderRadius: theme.shape.borderRadius,
    border: `1px solid ${theme.palette.divider}`,
    backgroundColor: theme.palette.background.paper,
  },
}))
