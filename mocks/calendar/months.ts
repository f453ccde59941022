import * as v from 'valibot'
import { type CalendarEvent, type EventSpan, eventSchema } from '#contract/calendar/calendar'
import { addDays } from '#lib/time'

/** An event with its index entries, which are derived from its times on each write. */
export type EventRow = CalendarEvent & { months: string[] }

/** Index entry of every event. */
export const anyMonth = 'any'

/** Index entry instead of months for events over two years long or repeating; every query reads them. */
const longLasting = 'long'

const mostMonths = 24

/** Adds an index entry for each month of the event, so that a month is read from the index. */
export function indexed(event: CalendarEvent): EventRow {
  const { start, end, repeat } = event
  const months = repeat === undefined ? monthsBetween(start.slice(0, 7), end.slice(0, 7)) : null
  return { ...event, months: [anyMonth, ...(months ?? [longLasting])] }
}

/** Updates the index entries of an imported row; a damaged row stays unchanged. */
export function reindexed(row: object): object {
  const event = v.safeParse(eventSchema, row)
  return event.success ? indexed(event.output) : row
}

/** Index entries for a range of days, plus one day on both sides for other time zones. */
export function monthsOf({ from, to }: EventSpan): string[] {
  const months = monthsBetween(addDays(from, -1).slice(0, 7), addDays(to, 1).slice(0, 7))
  return months ? [...months, longLasting] : [anyMonth]
}

/** Months `yyyy-mm` from the first to the last; null if there are too many. */
function monthsBetween(first: string, last: string): string[] | null {
  const [from, to] = [numberOf(first), numberOf(last)]
  if (to - from >= mostMonths) return null
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const month = from + index
    return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}

/** Months since the year 0. */
function numberOf(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
}
