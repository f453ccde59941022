import type { CalendarEvent } from '#contract/calendar/calendar'
import { searchable, wordsOf } from '#lib/text/searchable'
import { addDays } from '#lib/time'
import { occurrences, type ShownEvent, seriesOf } from '../series/occurrences'

/** So far ahead the next one of a series is looked for. */
const daysAhead = 800

/**
 * The events in whose title, description or location each of the words stands: those to come first, then those that were,
 * each the nearer the earlier; of a series the next one.
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

/** Of a series that is over its first. */
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
