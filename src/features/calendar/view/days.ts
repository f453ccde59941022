/** Days as `yyyy-mm-dd` on the device's own clock. */
import type { View } from './views'

/** Whose clock that is: `Asia/Bangkok`. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

export function dayOf(date: Date): string {
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** `hh:mm`. */
export function timeOf(date: Date): string {
  return `${two(date.getHours())}:${two(date.getMinutes())}`
}

/** The midnight that a day begins with. */
export function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00`)
}

/** Whether text is a day that there is, of years that a calendar shows. */
export function isDay(text: string): boolean {
  return /^[12]\d{3}-\d\d-\d\d$/.test(text) && dayOf(dateOf(text)) === text
}

/** The Monday of a day's week. */
export function weekStart(day: string): Date {
  const date = dateOf(day)
  date.setDate(date.getDate() - ((date.getDay() + 6) % 7))
  return date
}

/** The days of a day's month, and those of other months that a board of six weeks may show beside it. */
export function spanOf(day: string): { from: string; to: string } {
  const date = dateOf(day)
  const [year, month] = [date.getFullYear(), date.getMonth()]
  return { from: dayOf(new Date(year, month, -6)), to: dayOf(new Date(year, month + 1, 14)) }
}

/** The day one period of `view` further: 1 forwards, -1 backwards. */
export function step(day: string, view: View, direction: 1 | -1): string {
  const date = dateOf(day)
  if (view === 'day' || view === 'week') {
    date.setDate(date.getDate() + direction * (view === 'week' ? 7 : 1))
    return dayOf(date)
  }
  // From the 31st of January to the last of February, not into March.
  const last = new Date(date.getFullYear(), date.getMonth() + direction + 1, 0)
  last.setDate(Math.min(date.getDate(), last.getDate()))
  return dayOf(last)
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
