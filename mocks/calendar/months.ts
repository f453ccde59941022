import * as v from 'valibot'
import { type CalendarEvent, type EventSpan, eventSchema } from '#contract/calendar/calendar'
import { addDays } from '#lib/time'

/** An event with its entries in the index, which are derived from its times whenever it is written. */
export type EventRow = CalendarEvent & { months: string[] }

/** Every event is listed under this one. */
export const anyMonth = 'any'

/** In place of months: what lasts longer than two years, or repeats, is looked at whatever is asked for. */
const longLasting = 'long'

const mostMonths = 24

/** The event with an entry for each month that it touches: what a month shows is read from the index. */
export function indexed(event: CalendarEvent): EventRow {
  const { start, end, repeat } = event
  const months = repeat === undefined ? monthsBetween(start.slice(0, 7), end.slice(0, 7)) : null
  return { ...event, months: [anyMonth, ...(months ?? [longLasting])] }
}

/** A row from outside: its entries are derived anew; one that is damaged is left as it is. */
export function reindexed(row: object): object {
  const event = v.safeParse(eventSchema, row)
  return event.success ? indexed(event.output) : row
}

/** The entries under which the events of some days are; a day more on both sides, for other time zones. */
export function monthsOf({ from, to }: EventSpan): string[] {
  const months = monthsBetween(addDays(from, -1).slice(0, 7), addDays(to, 1).slice(0, 7))
  return months ? [...months, longLasting] : [anyMonth]
}

/** `yyyy-mm` from the first to the last; null for too many. */
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
