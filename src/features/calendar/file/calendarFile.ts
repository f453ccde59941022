/** Exports events as a file that every calendar can read (RFC 5545). */
import type { CalendarEvent } from '#contract/calendar/calendar'
import { appName } from '#lib/environment'
import { dayMs } from '#lib/time'
import { isoDay, momentOf, wallOf } from '#lib/zones'
import { type Series, seriesOf, zoneOf } from '../series/occurrences'
import { repeatedDays, ruleText } from '../series/repeat'
import { compact, foldedLine, utcText, wallText, writtenText } from './fileText'
import { zoneLines } from './zoneLines'

/** How far back and ahead the changes of a time zone are written. */
const toldMs = 3660 * dayMs

/** @param host makes the ids of the events globally unique */
export function calendarFile(events: readonly CalendarEvent[], now: number, host: string): string {
  const zoned = events.filter(({ allDay, repeat }) => !allDay && repeat !== undefined)
  const first = zoned.reduce((first, { start }) => Math.min(first, Date.parse(start)), now)
  const span = [Math.max(first, now - toldMs), now + toldMs] as const
  const placeOf = placesIn(events)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${writtenText(appName)}//Calendar//EN`,
    'CALSCALE:GREGORIAN',
    ...[...new Set(zoned.map(zoneOf))].flatMap((zone) => zoneLines(zone, ...span)),
    ...events.flatMap((event) => eventLines(event, placeOf(event), now, host)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldedLine(line)}\r\n`).join('')
}

/** Relation of an event to a series in its file. */
interface Place {
  /** The series from which the event was detached to change it alone. */
  series?: Series
  /** Days of a series that detached events in the file replace. */
  changed: readonly string[]
}

/**
 * If a detached event repeats itself, or its day is no longer part of the series, the file only records its
 * origin.
 */
function placesIn(events: readonly CalendarEvent[]): (event: CalendarEvent) => Place {
  const byId = new Map(events.map((event) => [event.id, seriesOf(event)]))
  const changed = new Map<string, Map<string, string>>()
  for (const { id, detachedFrom: from, repeat } of events) {
    const series = from && repeat === undefined && byId.get(from.id)
    if (!series || repeatedDays(series.rule, series.firstDay, from.day, from.day).length === 0) {
      continue
    }
    const days = changed.get(from.id) ?? new Map<string, string>()
    changed.set(from.id, days)
    // The format cannot distinguish two events of one day.
    if (!days.has(from.day)) days.set(from.day, id)
  }
  return ({ id, detachedFrom: from }) => {
    const series = from && changed.get(from.id)?.get(from.day) === id && byId.get(from.id)
    return { ...(series && { series }), changed: [...(changed.get(id)?.keys() ?? [])] }
  }
}

function eventLines(event: CalendarEvent, place: Place, now: number, host: string): string[] {
  const { id, title, description, location = '', color, textColor, detachedFrom: from } = event
  const { reminder = null, secondReminder = null } = event
  const name = `SUMMARY:${writtenText(title)}`
  const alarmLines = (minutes: number) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    name.replace('SUMMARY', 'DESCRIPTION'),
    `TRIGGER:${minutes < 0 ? '' : '-'}PT${Math.abs(minutes)}M`,
    'END:VALARM',
  ]
  return [
    'BEGIN:VEVENT',
    `UID:${writtenText(place.series?.event.id ?? id)}@${host}`,
    `DTSTAMP:${utcText(now)}`,
    ...(place.series && from ? [recurrenceLine(place.series, from.day)] : []),
    ...timeLines(event, place),
    name,
    ...(description === '' ? [] : [`DESCRIPTION:${writtenText(description)}`]),
    ...(location === '' ? [] : [`LOCATION:${writtenText(location)}`]),
    // Own properties for re-import: other apps only use colour names.
    `X-COLOR:${color}`,
    `X-TEXT-COLOR:${textColor}`,
    ...(place.series ? [`X-OWN-ID:${writtenText(id)}`] : []),
    ...(from && !place.series
      ? [`RELATED-TO:${writtenText(from.id)}@${host}`, `X-SERIES-DAY:${compact(from.day)}`]
      : []),
    ...[reminder, secondReminder].flatMap((minutes) =>
      minutes === null ? [] : alarmLines(minutes),
    ),
    'END:VEVENT',
  ]
}

/** Names the original occurrence in its series. */
function recurrenceLine({ event, timeOfDay }: Series, day: string): string {
  if (event.allDay) return `RECURRENCE-ID;VALUE=DATE:${compact(day)}`
  return `RECURRENCE-ID;TZID=${zoneOf(event)}:${wallText(Date.parse(day) + timeOfDay)}`
}

/**
 * Single events are written in UTC. Series and their detached events use the series' zone, whose DST changes
 * move them.
 */
function timeLines(event: CalendarEvent, { series, changed }: Place): string[] {
  const { allDay, start, end, repeat } = event
  const timed = [series?.event, repeat === undefined ? undefined : event].find(
    (one) => one?.allDay === false,
  )
  const zone = timed ? zoneOf(timed) : 'UTC'
  const type = allDay ? ';VALUE=DATE' : timed ? `;TZID=${zone}` : ''
  const wall = (text: string) => wallOf(Date.parse(text), zone)
  const written = (text: string) => {
    if (allDay) return compact(text)
    return timed ? wallText(wall(text)) : utcText(Date.parse(text))
  }
  const timeOfDay = wallText(wall(start)).slice(8)
  const without = (event.except ?? [])
    .filter((day) => !changed.includes(day))
    .map((day) => (allDay ? compact(day) : compact(day) + timeOfDay))
  return [
    `DTSTART${type}:${written(start)}`,
    // An end equal to the start is invalid; leaving it out means the same.
    ...(end === start ? [] : [`DTEND${type}:${written(end)}`]),
    ...(repeat === undefined ? [] : [`RRULE:${writtenRule(seriesOf(event)) ?? repeat}`]),
    ...(without.length === 0 ? [] : [`EXDATE${type}:${without.join(',')}`]),
  ]
}

/** The stored rule with its last day in the form of the start: a moment for a timed series. */
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
