import { dateOf, weekStart } from './days'
import type { View } from './views'

const month = { month: 'long', year: 'numeric' } as const
const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
const week = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** What is in sight, in words; Thai texts count years in the Buddhist era. */
export function periodTitle(view: View, shown: string, locale: string): string {
  if (view === 'day') return new Intl.DateTimeFormat(locale, day).format(dateOf(shown))
  if (view !== 'week') return new Intl.DateTimeFormat(locale, month).format(dateOf(shown))
  const start = weekStart(shown)
  const end = new Date(start.getFullYear(), start.getMonth(), start.getDate() + 6)
  return new Intl.DateTimeFormat(locale, week).formatRange(start, end)
}
