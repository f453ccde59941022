/** Days as `yyyy-mm-dd`, independent of a time zone; `#lib/zones` converts moments to days. */
import { addDays } from '#lib/time'
import { isoDay } from '#lib/zones'

export const views = ['month', 'week', 'day', 'agenda'] as const

export type View = (typeof views)[number]

export function isView(value: unknown): value is View {
  return views.some((view) => view === value)
}

/** @returns true for an existing day of a year that the calendar shows */
export function isDay(text: string): boolean {
  const midnight = Date.parse(`${text}T00:00:00Z`)
  // 31 February would otherwise become a day in March.
  const isReal = !Number.isNaN(midnight) && isoDay(midnight) === text
  return isReal && /^[12]\d{3}-\d\d-\d\d$/.test(text)
}

/** The Monday of a day's week. */
export function weekStart(day: string): string {
  return addDays(day, -((dateOf(day).getUTCDay() + 6) % 7))
}

/** The days of a day's month, plus those of adjacent months in a board of six weeks. */
export function spanOf(day: string): { from: string; to: string } {
  const date = dateOf(day)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  return { from: isoDay(Date.UTC(year, month, -6)), to: isoDay(Date.UTC(year, month + 1, 14)) }
}

/** The day one period of `view` later (1) or earlier (-1). */
export function step(day: string, view: View, direction: 1 | -1): string {
  if (view === 'day' || view === 'week') return addDays(day, direction * (view === 'week' ? 7 : 1))
  const date = dateOf(day)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + direction]
  // From 31 January to the last of February, not into March.
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return isoDay(Date.UTC(year, month, Math.min(date.getUTCDate(), last)))
}

function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}
