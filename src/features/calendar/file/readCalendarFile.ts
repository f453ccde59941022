/** Events out of a file that any calendar wrote (RFC 5545), the other way round of {@link calendarFile}. */
import { type CalendarEvent, mostReplaced, reminderMinutes } from '#contract/calendar/calendar'
import { normalizeColor } from '#lib/contrast'
import type { Work } from '#lib/inSlices'
import { dayMs, minuteMs } from '#lib/time'
import { isoDay } from '#lib/zones'
import { backgrounds } from '../event/eventColours'
import { isEmpty } from '../series/changes'
import { seriesOf } from '../series/occurrences'
import { ruleText } from '../series/repeat'
import { lineIn, type Part, partsIn, textIn } from './fileParts'
import { ruleIn } from './fileRule'
import {
  dayOf,
  type FileTime,
  lengthIn,
  momentIn,
  type Reason,
  timeIn,
  type ZoneOf,
  zonesOf,
} from './fileTimes'

export interface ReadFile {
  events: CalendarEvent[]
  leftOut: { title: string; reason: Reason }[]
}

/** What the file comes to. */
interface Here {
  /** The ids that are there. */
  known: ReadonlySet<string>
  /** Whose clock times without a zone go by. */
  zone: string
  /** Whose own files have it in their ids. */
  host: string
  /** What is called so has no title. */
  untitled: string
}

/** Null for what is no calendar file. */
export function* readCalendarFile(file: Uint8Array, here: Here): Work<ReadFile | null> {
  const parts = yield* partsIn(file)
  if (!parts.some(({ name }) => name === 'VCALENDAR')) return null
  const found = parts.filter(({ name }) => name === 'VEVENT')
  const zoneOf = zonesOf(parts)
  const taken = new Set(here.known)
  const read: ReadFile = { events: [], leftOut: [] }
  const series = yield* seriesIn(found, here, zoneOf)
  for (const part of found) {
    yield
    const event = eventIn(part, here, zoneOf, series)
    const reason = typeof event === 'string' ? event : taken.has(event.id) ? 'known' : null
    if (typeof event === 'object' && !reason && read.events.length < mostReplaced) {
      taken.add(event.id)
      read.events.push(event)
    } else read.leftOut.push({ title: titleIn(part) || here.untitled, reason: reason ?? 'many' })
  }
  return read
}

/** What a file says of a series in several places. */
interface FileSeries {
  /** Whose clock it goes by; null where it is not in the file itself. */
  zone: string | null
  /** When those of it would be that were changed alone, and stand in the file alone. */
  changed: FileTime[]
}

/** By the series’ ids. */
function* seriesIn(
  found: readonly Part[],
  here: Here,
  zoneOf: ZoneOf,
): Work<Map<string, FileSeries>> {
  const series = new Map<string, FileSeries>()
  for (const part of found) {
    yield
    const changed = timeOf(part, 'RECURRENCE-ID', here, zoneOf)
    const start = lineIn(part, 'RRULE') && timeOf(part, 'DTSTART', here, zoneOf)
    const id = idIn(part, here)
    const known = series.get(id) ?? { zone: null, changed: [] }
    if (typeof changed === 'object') known.changed.push(changed)
    else if (typeof start === 'object') known.zone ??= start.zone
    else continue
    series.set(id, known)
  }
  return series
}

function timeOf(part: Part, name: string, { zone }: Here, zoneOf: ZoneOf) {
  const line = lineIn(part, name)
  return line && timeIn(line, zone, zoneOf)
}

/** The event, or why there is none. */
function eventIn(
  part: Part,
  here: Here,
  zoneOf: ZoneOf,
  series: ReadonlyMap<string, FileSeries>,
): CalendarEvent | Reason {
  const start = timeOf(part, 'DTSTART', here, zoneOf) ?? 'unread'
  const end = timeOf(part, 'DTEND', here, zoneOf)
  const own = timeOf(part, 'RECURRENCE-ID', here, zoneOf)
  if (typeof start === 'string') return start
  if (typeof end === 'string') return end
  if (typeof own === 'string') return own
  if (!part.isWhole) return 'unread'
  if (textIn(part, 'STATUS').toUpperCase() === 'CANCELLED') return 'cancelled'
  const length = lengthOf(part, start, end)
  if (length === null) return 'unread'
  const id = idIn(part, here)
  const { zone: seriesZone = null, changed = [] } = series.get(id) ?? {}
  const ownDay = own && dayOf(own, seriesZone ?? start.zone)
  const ownId = textIn(part, 'X-OWN-ID').slice(-100)
  const event: CalendarEvent = {
    id: ownDay === undefined ? id : ownId || `${id.slice(-88)} ${ownDay}`,
    ...wordsIn(part, here),
    ...coloursIn(part),
    ...timesOf(start, length),
    ...reminderIn(part),
    ...(ownDay === undefined ? detachedIn(part, here) : { detachedFrom: { id, day: ownDay } }),
  }
  const rule = lineIn(part, 'RRULE')
  if (part.lines.some(({ name }) => name === 'RDATE' || name === 'EXRULE')) return 'repeat'
  if (!rule || own) return event
  const repeat = ruleIn(rule.value, start, dayOf(start, start.zone))
  const zone = start.allDay ? {} : { zone: start.zone }
  const left = [...leftDays(part, here, zoneOf), ...changed]
  const except = [...new Set(left.map((time) => dayOf(time, start.zone)))]
  const read = seriesOf({ ...event, ...zone, repeat })
  if (!read || except.length > mostReplaced) return 'repeat'
  const kept = {
    ...event,
    ...zone,
    repeat: ruleText(read.rule),
    ...(except.length > 0 && { except }),
  }
  return isEmpty(kept) ? 'repeat' : kept
}

function leftDays(part: Part, here: Here, zoneOf: ZoneOf): FileTime[] {
  return part.lines
    .filter(({ name }) => name === 'EXDATE')
    .flatMap((line) =>
      line.value.split(',').map((value) => timeIn({ ...line, value }, here.zone, zoneOf)),
    )
    .filter((time) => typeof time === 'object')
}

/** Without an end or a length, a day lasts a day, and a moment none. */
function lengthOf(part: Part, start: FileTime, end: FileTime | undefined): number | null {
  const told = lineIn(part, 'DURATION')
  const length = end ? momentIn(end) - momentIn(start) : told ? lengthIn(told.value) : 0
  if (length === null || !start.allDay) return length !== null && length < 0 ? null : length
  return Math.max(dayMs, Math.ceil(length / dayMs) * dayMs)
}

function timesOf({ allDay, ...start }: FileTime, length: number) {
  const begin = momentIn({ allDay, ...start })
  const written = (moment: number) => (allDay ? isoDay(moment) : new Date(moment).toISOString())
  return { allDay, start: written(begin), end: written(begin + length) }
}

/** Ours: the series that it was taken out of, and its day there. */
function detachedIn(part: Part, here: Here): Pick<CalendarEvent, 'detachedFrom'> {
  const series = textIn(part, 'RELATED-TO')
  const line = lineIn(part, 'X-SERIES-DAY')
  const day = line && timeIn(line, here.zone, () => null)
  if (series === '' || typeof day !== 'object' || !day.allDay) return {}
  return { detachedFrom: { id: idOf(series, here), day: dayOf(day, day.zone) } }
}

function idIn(part: Part, here: Here): string {
  const uid = textIn(part, 'UID') || `${lineIn(part, 'DTSTART')?.value} ${textIn(part, 'SUMMARY')}`
  return idOf(uid, here)
}

/** The calendar’s own are known by their host, those of others stay what they are; the end tells them apart. */
function idOf(uid: string, { host }: Here): string {
  const suffix = `@${host}`
  return (uid.endsWith(suffix) && uid !== suffix ? uid.slice(0, -suffix.length) : uid).slice(-100)
}

const longestTitle = 1000
const longestDescription = 100_000

function titleIn(part: Part): string {
  return textIn(part, 'SUMMARY').trim().slice(0, longestTitle)
}

/** Of a title that is too long the whole stands in the description. */
function wordsIn(part: Part, { untitled }: Here) {
  const title = titleIn(part)
  const whole = textIn(part, 'SUMMARY').trim()
  const notes = [whole === title ? '' : whole, textIn(part, 'DESCRIPTION')]
  const location = textIn(part, 'LOCATION').trim().slice(0, longestTitle)
  return {
    ...(location !== '' && { location }),
    title: title || untitled,
    description: notes.filter(Boolean).join('\n').slice(0, longestDescription),
  }
}

function coloursIn(part: Part) {
  return {
    color: normalizeColor(textIn(part, 'X-COLOR')) ?? backgrounds[0].value,
    textColor: normalizeColor(textIn(part, 'X-TEXT-COLOR')) ?? '#ffffff',
  }
}

/** The nearest that is offered, rather earlier than later. */
function reminderIn({ parts }: Part): Pick<CalendarEvent, 'reminder'> {
  const alarm = parts.find(({ name }) => name === 'VALARM')
  const before = alarm ? lengthIn(lineIn(alarm, 'TRIGGER')?.value ?? '') : null
  if (before === null || before > 0) return {}
  const minutes = -before / minuteMs
  return { reminder: reminderMinutes.find((one) => one >= minutes) ?? 1440 }
}
