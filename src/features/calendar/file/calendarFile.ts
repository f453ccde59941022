/** Events as a file that every calendar reads (RFC 5545). */
import type { CalendarEvent } from '#contract/calendar/calendar'
import { appName } from '#lib/environment'
import { dayMs } from '#lib/time'
import { isoDay, momentOf, wallOf } from '#lib/zones'
import { type Series, seriesOf, zoneOf } from '../series/occurrences'
import { ruleText } from '../series/repeat'
import { compact, foldedLine, utcText, wallText, writtenText } from './fileText'
import { zoneLines } from './zoneLines'

/** So long ago, and so far ahead, the changes of clocks are told. */
const toldMs = 3660 * dayMs

/** `host`: makes the events' ids ones that nobody else has. */
export function calendarFile(events: readonly CalendarEvent[], now: number, host: string): string {
  const zoned = events.filter(({ allDay, repeat }) => !allDay && repeat !== undefined)
  const first = zoned.reduce((first, { start }) => Math.min(first, Date.parse(start)), now)
  const span = [Math.max(first, now - toldMs), now + toldMs] as const
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${writtenText(appName)}//Calendar//EN`,
    'CALSCALE:GREGORIAN',
    ...[...new Set(zoned.map(zoneOf))].flatMap((zone) => zoneLines(zone, ...span)),
    ...events.flatMap((event) => eventLines(event, now, host)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldedLine(line)}\r\n`).join('')
}

function eventLines(event: CalendarEvent, now: number, host: string): string[] {
  const { id, title, description, color, textColor, reminder = null, detachedFrom: from } = event
  const name = `SUMMARY:${writtenText(title)}`
  const alarm = [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    name.replace('SUMMARY', 'DESCRIPTION'),
    `TRIGGER:-PT${reminder}M`,
    'END:VALARM',
  ]
  return [
    'BEGIN:VEVENT',
    `UID:${writtenText(id)}@${host}`,
    `DTSTAMP:${utcText(now)}`,
    ...timeLines(event),
    name,
    ...(description === '' ? [] : [`DESCRIPTION:${writtenText(description)}`]),
    // Ours, for the way back: others have names of colours alone.
    `X-COLOR:${color}`,
    `X-TEXT-COLOR:${textColor}`,
    // By the standard’s RECURRENCE-ID it would have its series’ id, and be another one on the way back.
    ...(from
      ? [`RELATED-TO:${writtenText(from.id)}@${host}`, `X-SERIES-DAY:${compact(from.day)}`]
      : []),
    ...(reminder === null ? [] : alarm),
    'END:VEVENT',
  ]
}

/** What happens once goes by UTC; a series by its own clock, whose changes move it. */
function timeLines(event: CalendarEvent): string[] {
  const { allDay, start, end, repeat, except = [] } = event
  const zone = repeat === undefined ? 'UTC' : zoneOf(event)
  const type = allDay ? ';VALUE=DATE' : repeat === undefined ? '' : `;TZID=${zone}`
  const wall = (text: string) => wallOf(Date.parse(text), zone)
  const written = (text: string) => {
    if (allDay) return compact(text)
    return repeat === undefined ? utcText(Date.parse(text)) : wallText(wall(text))
  }
  const timeOfDay = wallText(wall(start)).slice(8)
  const without = except.map((day) => (allDay ? compact(day) : compact(day) + timeOfDay))
  return [
    `DTSTART${type}:${written(start)}`,
    // An end that is the start would be none: left out, it says the same.
    ...(end === start ? [] : [`DTEND${type}:${written(end)}`]),
    ...(repeat === undefined ? [] : [`RRULE:${writtenRule(seriesOf(event)) ?? repeat}`]),
    ...(without.length === 0 ? [] : [`EXDATE${type}:${without.join(',')}`]),
  ]
}

/** A rule as it is stored, but its last day in the form of the start: of a timed series it is a moment. */
function writtenRule(series: Series | null): string | null {
  if (!series) return null
  const { event, rule, timeOfDay } = series
  const { until } = rule
  if (until === null || event.allDay) return ruleText(rule)
  const last = momentOf(Date.parse(until) + timeOfDay, zoneOf(event))
  return `${ruleText({ ...rule, until: null, count: null })};UNTIL=${utcText(last)}`
}

export function calendarFileName(now: number): string {
  return `calendar-${isoDay(now)}.ics`
}
