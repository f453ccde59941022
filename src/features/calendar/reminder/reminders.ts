import type { CalendarEvent, EventSpan } from '#contract/calendar/calendar'
import { dayMs } from '#lib/time'
import type { ShownEvent } from '../series/occurrences'
import { dateOf, dayOf } from '../view/days'
import { type ReminderBook, reminderBook } from './reminderBook'

const minuteMs = 60_000

/** When an event is to be said; null for one without a reminder. One of whole days begins at midnight. */
function remindAt({ allDay, start, reminder }: CalendarEvent): number | null {
  if (reminder === undefined || reminder === null) return null
  return startOf({ allDay, start }).getTime() - reminder * minuteMs
}

export function startOf({ allDay, start }: Pick<CalendarEvent, 'allDay' | 'start'>): Date {
  return allDay ? dateOf(start) : new Date(start)
}

/** The days whose events may be due; what was missed longer ago than a week is not said any more. */
export function reminderSpan(now: number): EventSpan {
  return { from: dayOf(new Date(now - 7 * dayMs)), to: dayOf(new Date(now + 2 * dayMs)) }
}

/** The book at `now`: with what has become due since it was last looked at, without what is gone or was moved. */
export function checkedBook(
  { checkedAt, waiting }: ReminderBook,
  events: readonly ShownEvent[],
  now: number,
): ReminderBook {
  const isDue = (event: ShownEvent, after: number) => {
    const at = remindAt(event)
    return at !== null && at > after && at <= now
  }
  // A clock that was set back has the next ones said, not those again.
  const since = Math.min(checkedAt, now)
  // Of a series the last one alone: who was away for a week is not told of seven.
  const due = new Map(
    events.filter((event) => isDue(event, since)).map((event) => [seriesId(event), event.id]),
  )
  const still = waiting.filter(({ id }) => {
    const event = events.find((one) => one.id === id)
    return event !== undefined && isDue(event, -Infinity) && !due.has(seriesId(event))
  })
  return {
    checkedAt: now,
    waiting: [...still, ...[...due.values()].map((id) => ({ id, at: now }))],
  }
}

function seriesId({ id, series }: ShownEvent): string {
  return series?.event.id ?? id
}

/** From the first event with a reminder on, this device looks what is due. */
export function startReminding(events: readonly CalendarEvent[]): void {
  if (reminderBook.get() !== null) return
  if (events.every((event) => remindAt(event) === null)) return
  reminderBook.set({ checkedAt: Date.now(), waiting: [] })
}

const laterMs = 5 * minuteMs

export function remindLater(id: string): void {
  answer(id, [{ id, at: Date.now() + laterMs }])
}

export function endReminder(id: string): void {
  answer(id, [])
}

function answer(id: string, instead: ReminderBook['waiting']): void {
  reminderBook.update(
    (book) =>
      book && { ...book, waiting: [...book.waiting.filter((one) => one.id !== id), ...instead] },
  )
}
