/** Converts one event of a file: a series, one of its days, or a single event. */
import { type CalendarEvent, mostReplaced } from '#contract/calendar/calendar'
import { dayMs } from '#lib/time'
import { isoDay } from '#lib/zones'
import { type Clock, utcClock } from './fileClock'
import { type Line, lineIn, linesIn, type Part, textIn } from './fileParts'
import { remindersIn } from './fileReminders'
import { readSeries } from './fileSeries'
import { utcText } from './fileText'
import {
  dayOf,
  type FileTime,
  lengthIn,
  momentIn,
  type Reason,
  timeIn,
  wholeDay,
} from './fileTimes'
import { coloursIn, wordsIn } from './fileWords'
import type { ClockOf } from './fileZones'

/** Context of an import. */
export interface Here {
  /** For times without a zone. */
  clock: Clock
  clockOf: ClockOf
  /** Host in the ids of files that this app exported. */
  host: string
  /** Title for events that have none. */
  untitled: string
  /** By id. */
  series: Map<string, FileSeries>
}

/** Data of a series that is spread over several parts of a file. */
interface FileSeries {
  /** Zone of the series; null if the series itself is not in the file. */
  clock: Clock | null
  /** Original times of detached events, which are separate parts of the file. */
  changed: FileTime[]
  /** Changes of a day and all days after it. */
  following: Part[]
}

export interface FileEvents {
  events: CalendarEvent[]
  /** Whether the file has reminders that an event cannot have here. */
  hasLessReminders: boolean
}

/** Collects the data of a series outside its own part. */
export function noteSeries(part: Part, here: Here): void {
  const own = timeOf(part, 'RECURRENCE-ID', here)
  const start = timeOf(part, 'DTSTART', here)
  const id = idIn(part, here)
  const known = here.series.get(id) ?? { clock: null, changed: [], following: [] }
  if (typeof own === 'object') {
    if (isForFollowing(part)) known.following.push(part)
    else known.changed.push(own)
  } else if (lineIn(part, 'RRULE') && typeof start === 'object') known.clock ??= start.clock
  else return
  here.series.set(id, known)
}

/**
 * @returns the event and its related events; no events if they are part of a series; or the reason why it is
 * left out
 */
export function readEvents(part: Part, here: Here): FileEvents | Reason {
  const one = readOne(part, here)
  if (typeof one === 'string') return one
  const { event, start, own, hasLessReminders } = one
  const series = here.series.get(idIn(part, here))
  if (own) {
    const isTold = isForFollowing(part) && series?.clock !== null
    return { events: isTold ? [] : [event], hasLessReminders }
  }
  if (lineIn(part, 'EXRULE')) return 'repeat'
  const [rule, left, more] = [lineIn(part, 'RRULE'), daysLeft(part, here), moreTimes(part, here)]
  if (typeof left === 'string') return left
  if (typeof more === 'string') return more
  const changed = [...left, ...(series?.changed ?? [])].map((time) => dayOf(time, start.clock))
  const except = [...new Set(changed)]
  const extra = more.filter(({ time }) => !except.includes(dayOf(time, start.clock)))
  if (except.length + extra.length > mostReplaced) return 'repeat'
  const others = extra.map(({ time, length }) => ({
    ...event,
    ...timesOf(time, length ?? one.length),
    id: `${event.id.slice(-80)} ${utcText(momentIn(time))}`,
    ...(rule && { detachedFrom: { id: event.id, day: dayOf(time, start.clock) } }),
  }))
  if (!rule) return { events: [event, ...others], hasLessReminders }
  const following = (series?.following ?? []).flatMap((change) => {
    const read = readOne(change, here)
    return typeof read === 'object' && read.own
      ? [{ event: read.event, day: dayOf(read.own, start.clock) }]
      : []
  })
  const lastOf = (until: string) => lastDay(until, part, start, here)
  const read = readSeries({ event, rule: rule.value, start, except, following, lastOf })
  return typeof read === 'string' ? read : { events: [...read, ...others], hasLessReminders }
}

interface ReadOne {
  event: CalendarEvent
  start: FileTime
  length: number
  /** The original time of a detached event. */
  own: FileTime | undefined
  hasLessReminders: boolean
}

/** The event without its repetition. */
function readOne(part: Part, here: Here): ReadOne | Reason {
  const start = timeOf(part, 'DTSTART', here) ?? 'unread'
  const end = timeOf(part, 'DTEND', here)
  const own = timeOf(part, 'RECURRENCE-ID', here)
  if (typeof start === 'string') return start
  if (typeof end === 'string') return end
  if (typeof own === 'string') return own
  if (!part.isWhole) return 'unread'
  if (textIn(part, 'STATUS').toUpperCase() === 'CANCELLED') return 'cancelled'
  const length = lengthOf(part, start, end)
  if (length === null) return 'unread'
  const id = idIn(part, here)
  const ownDay = own && dayOf(own, here.series.get(id)?.clock ?? start.clock)
  const ownId = textIn(part, 'X-OWN-ID').slice(-100)
  const begin = start.allDay ? here.clock.momentOf(start.wall) : momentIn(start)
  const repeats = !own && ['RRULE', 'RDATE'].some((name) => lineIn(part, name))
  const { kept, isLess } = remindersIn(part, { start: begin, end: begin + length, repeats })
  const event: CalendarEvent = {
    id: ownDay === undefined ? id : ownId || `${id.slice(-88)} ${ownDay}`,
    ...wordsIn(part, here.untitled),
    ...coloursIn(part),
    ...timesOf(start, length),
    ...kept,
    ...(ownDay === undefined ? detachedIn(part, here) : { detachedFrom: { id, day: ownDay } }),
  }
  return { event, start, length, own, hasLessReminders: isLess }
}

/** Properties with which Outlook, Hotmail and phones mark all-day events. */
const wholeDayNames = [
  'X-MICROSOFT-CDO-ALLDAYEVENT',
  'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT',
  'X-FUNAMBOL-ALLDAY',
]

function timeOf(part: Part, name: string, here: Here): FileTime | Reason | undefined {
  const line = lineIn(part, name)
  return line && timeFor(part, line, here)
}

function timeFor(part: Part, line: Line, { clock, clockOf }: Here): FileTime | Reason {
  const time = timeIn(line, clock, clockOf)
  if (typeof time === 'string' || time.allDay) return time
  if (!isWholeDay(part)) return time
  // The last minute of a day counts as its end.
  return wholeDay(time, clock, line.name === 'DTEND' ? Math.ceil : Math.floor)
}

function isWholeDay(part: Part): boolean {
  return wholeDayNames.some((name) => /^(?:TRUE|1)$/i.test(lineIn(part, name)?.value ?? ''))
}

function isForFollowing(part: Part): boolean {
  return lineIn(part, 'RECURRENCE-ID')?.parameters.get('RANGE')?.toUpperCase() === 'THISANDFUTURE'
}

/**
 * Excluded days. An unreadable entry excludes nothing; an unknown zone is an error, because an excluded day
 * would remain.
 */
function daysLeft(part: Part, here: Here): FileTime[] | Reason {
  const times = linesIn(part, 'EXDATE').flatMap((line) =>
    line.value.split(',').map((value) => timeFor(part, { ...line, value }, here)),
  )
  return times.includes('zone') ? 'zone' : times.filter((time) => typeof time === 'object')
}

/** Additional times (RDATE), each with its duration if it differs. */
function moreTimes(part: Part, here: Here) {
  const times: { time: FileTime; length: number | null }[] = []
  for (const line of linesIn(part, 'RDATE')) {
    for (const text of line.value.split(',')) {
      const [value = '', until] = text.split('/')
      const time = timeFor(part, { ...line, value }, here)
      if (typeof time === 'string') return time
      times.push({
        time,
        length: until === undefined ? null : periodLength(time, until, line, here),
      })
    }
  }
  return times
}

function periodLength(start: FileTime, until: string, line: Line, here: Here): number | null {
  const length = lengthIn(until)
  const end = timeIn({ ...line, value: until }, here.clock, here.clockOf)
  if (length !== null || typeof end === 'string') return length
  return Math.max(0, momentIn(end) - momentIn(start))
}

/** The last day of an all-day rule, else the last moment; some programs write it in the series' own zone. */
function lastDay(until: string, part: Part, start: FileTime, here: Here): string {
  const line = lineIn(part, 'DTSTART')
  if (!line) return until
  const time = timeIn({ ...line, value: until }, here.clock, here.clockOf)
  if (typeof time === 'string') return until
  if (!start.allDay) return time.allDay ? until : utcText(momentIn(time))
  // In the zone of the start, because Outlook writes it as midnight of that zone.
  const begin = timeIn(line, here.clock, here.clockOf)
  const clock = typeof begin === 'string' || begin.clock === utcClock ? here.clock : begin.clock
  const { wall } = isWholeDay(part) ? wholeDay(time, clock) : time
  return utcText(wall).slice(0, 8)
}

/** Without an end or a duration, an all-day event lasts a day, and a timed one 0 ms. */
function lengthOf(part: Part, start: FileTime, end: FileTime | undefined): number | null {
  const told = lineIn(part, 'DURATION')
  const length = end ? momentIn(end) - momentIn(start) : told ? lengthIn(told.value) : 0
  if (length === null || !start.allDay) return length !== null && length < 0 ? null : length
  return Math.max(dayMs, Math.ceil(length / dayMs) * dayMs)
}

function timesOf(start: FileTime, length: number) {
  const { allDay } = start
  const begin = momentIn(start)
  const written = (moment: number) => (allDay ? isoDay(moment) : new Date(moment).toISOString())
  return { allDay, start: written(begin), end: written(begin + length) }
}

/** Own properties: the series from which the event was detached, and its day. */
function detachedIn(part: Part, here: Here): Pick<CalendarEvent, 'detachedFrom'> {
  const series = textIn(part, 'RELATED-TO')
  const line = lineIn(part, 'X-SERIES-DAY')
  const day = line && timeIn(line, here.clock, () => null)
  if (series === '' || typeof day !== 'object' || !day.allDay) return {}
  return { detachedFrom: { id: idOf(series, here), day: dayOf(day, day.clock) } }
}

export function idIn(part: Part, here: Here): string {
  const uid = textIn(part, 'UID') || `${lineIn(part, 'DTSTART')?.value} ${textIn(part, 'SUMMARY')}`
  return idOf(uid, here)
}

/**
 * Strips the suffix of this app's own ids, which end with its host; other ids stay as they are, cut to the
 * last 100 characters.
 */
function idOf(uid: string, { host }: Here): string {
  const suffix = `@${host}`
  return (uid.endsWith(suffix) && uid !== suffix ? uid.slice(0, -suffix.length) : uid).slice(-100)
}
