/** A series of a file as the calendar has it. */
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
  /** Days that are left out. */
  except: readonly string[]
  /** What becomes of it from a day on. */
  following: readonly { event: CalendarEvent; day: string }[]
  /** Writes the end of a rule as the calendar has it. */
  lastOf: (until: string) => string
}

/** The series, in as many pieces as it is changed, and its first day alone where its rule does not name that. */
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
  // The first day is one of those that are counted.
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

/** Null where a change names no day of the series, or moves days that cannot be moved. */
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
