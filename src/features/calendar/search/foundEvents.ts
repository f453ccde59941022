import type { CalendarEvent } from '#contract/calendar/calendar'
import { searchable, wordsOf } from '#lib/text/searchable'
import { addDays } from '#lib/time'
import { occurrences, type ShownEvent, seriesOf } from '../series/occurrences'

/** Days ahead to search for the next event of a series. */
const daysAhead = 800

/**
 * The events that contain each of the words in title, description or location: upcoming ones first, then past
 * ones, each group sorted by distance from today; of a series its next event.
 */
export function foundEvents(
  events: readonly CalendarEvent[],
  words: string,
  today: string,
): ShownEvent[] {
  const wanted = wordsOf(words)
  const found = events
    .filter(({ title, description, location = '' }) => {
      const text = searchable([title, description, location].join('\n'))
      return wanted.every((word) => text.includes(word))
    })
    .map((event) => nearest(event, today))
  const ahead = found.filter(({ end }) => end >= today).toSorted(byStart)
  const past = found.filter(({ end }) => end < today).toSorted((one, other) => byStart(other, one))
  return [...ahead, ...past]
}

/** Of a series that is over, its first event. */
function nearest(event: CalendarEvent, today: string): ShownEvent {
  const series = seriesOf(event)
  if (!series) return event
  const span = { from: today, to: addDays(today, daysAhead) }
  return occurrences(series, span).find(({ end }) => end >= today) ?? event
}

function byStart(one: CalendarEvent, other: CalendarEvent): number {
  if (one.start === other.start) return 0
  return one.start < other.start ? -1 : 1
}
