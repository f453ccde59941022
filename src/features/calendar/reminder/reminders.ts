import { type CalendarEvent, type EventSpan, reminderRange } from '#contract/calendar/calendar'
import { clockNow } from '#lib/device/clock'
import { dayMs, minuteMs } from '#lib/time'
import { dayIn } from '#lib/zones'
import type { ShownEvent } from '../series/occurrences'
import { startOf } from '../view/eventTime'
import { type ReminderBook, reminderBook } from './reminderBook'

/** The times of an event's reminders, at most two. */
function remindAt(event: CalendarEvent, zone: string): number[] {
  const { reminder = null, secondReminder = null } = event
  return [reminder, secondReminder]
    .filter((minutes) => minutes !== null)
    .map((minutes) => startOf(event, zone) - minutes * minuteMs)
}

/** The days whose events may be due. Reminders missed more than a week ago are skipped. */
export function reminderSpan(now: number, zone: string): EventSpan {
  const ahead = reminderRange.most * minuteMs + dayMs
  return { from: dayIn(now - 7 * dayMs, zone), to: dayIn(now + ahead, zone) }
}

/**
 * Updates the book to `now`: adds reminders due since the last check, removes those of deleted or moved
 * events.
 */
export function checkedBook(
  { checkedAt, waiting }: ReminderBook,
  events: readonly ShownEvent[],
  now: number,
  zone: string,
): ReminderBook {
  const isDue = (event: ShownEvent, after: number) =>
    remindAt(event, zone).some((at) => at > after && at <= now)
  // After the clock was set back, only later reminders are shown, not earlier ones again.
  const since = Math.min(checkedAt, now)
  // Only the last event of a series, so that a week of absence does not cause seven reminders.
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

/** Starts checking for reminders on this device once an event has a reminder. */
export function startReminding(events: readonly Pick<CalendarEvent, 'reminder'>[]): void {
  if (reminderBook.get() !== null) return
  if (events.every(({ reminder = null }) => reminder === null)) return
  reminderBook.set({ checkedAt: clockNow(), waiting: [] })
}

const laterMs = 5 * minuteMs

export function remindLater(id: string): void {
  answer(id, [{ id, at: clockNow() + laterMs }])
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
