import { addDays, intlLocale } from '#lib/time'
import { type View, weekStart } from './days'

// Days have no time zone: each is formatted from its midnight in UTC.
const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
const day = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
} as const
const week = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const

/** Title of the displayed period; Thai uses the Buddhist era. */
export function periodTitle(view: View, shown: string, locale: string): string {
  if (view === 'day')
    return new Intl.DateTimeFormat(intlLocale(locale), day).format(Date.parse(shown))
  if (view !== 'week')
    return new Intl.DateTimeFormat(intlLocale(locale), month).format(Date.parse(shown))
  const monday = weekStart(shown)
  const sunday = addDays(monday, 6)
  return new Intl.DateTimeFormat(intlLocale(locale), week).formatRange(
    Date.parse(monday),
    Date.parse(sunday),
  )
}
