/** Converts a series of a file. */
import type { CalendarEvent } from '#contract/calendar/calendar'
import { isEmpty, seriesChange } from '../series/changes'
import { seriesOf } from '../series/occurrences'
import { repeatedDays, ruleText } from '../series/repeat'
import { ruleIn } from './fileRule'
import { dayOf, type FileTime, momentIn, type Reason } from './fileTimes'

interface SeriesLines {
  event: CalendarEvent
  rule: string
  start: FileTime
  /** Excluded days. */
  except: readonly string[]
  /** Changes from a day on. */
  following: readonly { event: CalendarEvent; day: string }[]
  /** Converts the end of a rule. */
  lastOf: (until: string) => string
}

/**
 * @returns the series, split into pieces where it changes, plus its first day as a single event if the rule
 * does not include it
 */
export function readSeries(lines: SeriesLines): CalendarEvent[] | Reason {
  const { event, start, except, following, lastOf } = lines
  const zone = start.allDay ? null : start.clock.zoneFrom(momentIn(start))
  if (zone === null && !start.allDay) return 'zone'
  const repeat = ruleIn(lines.rule, dayOf(start, start.clock), lastOf)
  const whole = { ...event, ...(zone !== null && { zone }), repeat }
  const series = seriesOf(whole)
  if (!series) return 'repeat'
  const { rule, firstDay } = series
  const isFirstNamed =
    repeatedDays({ ...rule, until: null }, firstDay, firstDay, firstDay).length > 0
  const first = { ...event, id: `${event.id.slice(-80)} ${firstDay}` }
  const firsts = isFirstNamed || except.includes(firstDay) ? [] : [first]
  // The first day is included in the count.
  const count = isFirstNamed || rule.count === null ? rule.count : rule.count - 1
  if (count === 0) return [event]
  const kept = {
    ...whole,
    repeat: ruleText({ ...rule, count }),
    ...(except.length > 0 && { except: [...except] }),
  }
  if (isEmpty(kept)) return 'repeat'
  const pieces = inPieces(kept, following)
  if (!pieces) return 'repeat'
  return [
    ...pieces,
    ...firsts.map((one) => ({ ...one, detachedFrom: { id: event.id, day: firstDay } })),
  ]
}

/** @returns null if a change names no day of the series, or moves days that cannot be moved */
function inPieces(
  series: CalendarEvent,
  following: SeriesLines['following'],
): CalendarEvent[] | null {
  const pieces = [series]
  for (const { event, day } of following.toSorted((one, other) => (one.day < other.day ? -1 : 1))) {
    const last = pieces.pop()
    if (!last) return null
    const { id: _, detachedFrom: __, ...changes } = event
    const change = seriesChange({ series: { event: last, day }, scope: 'following', changes }, [
      last,
    ])
    if (typeof change === 'string') return null
    pieces.push(
      ...change.after.map((one) =>
        one.id === last.id ? one : { ...one, id: `${series.id.slice(-80)} ${day}` },
      ),
    )
  }
  return pieces
}
