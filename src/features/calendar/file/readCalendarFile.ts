/** Reads events from a file of any calendar (RFC 5545), the inverse of {@link calendarFile}. */
import { type CalendarEvent, mostReplaced } from '#contract/calendar/calendar'
import type { Work } from '#lib/inSlices'
import { namedClock } from './fileClock'
import { type FileEvents, type Here, idIn, noteSeries, readEvents } from './fileEvents'
import { lineIn, type Part, partsIn, textIn } from './fileParts'
import type { Reason } from './fileTimes'
import { titleIn } from './fileWords'
import { clocksOf } from './fileZones'

export interface ReadFile {
  events: CalendarEvent[]
  leftOut: { title: string; reason: Reason }[]
  /** Titles of events that lose reminders of the file. */
  lessReminders: string[]
}

interface FileHost extends Omit<Here, 'clock' | 'clockOf' | 'series'> {
  /** Ids of the stored events. */
  known: ReadonlySet<string>
  /** Zone for times without a zone. */
  zone: string
}

/** @returns null if this is not a calendar file */
export function* readCalendarFile(file: Uint8Array, host: FileHost): Work<ReadFile | null> {
  const parts = yield* partsIn(file)
  const calendars = parts.filter(({ name }) => name === 'VCALENDAR')
  if (calendars.length === 0) return null
  // A file that cancels events.
  const isCancelled = calendars.every((part) => textIn(part, 'METHOD').toUpperCase() === 'CANCEL')
  const here: Here = {
    ...host,
    clock: namedClock(host.zone),
    clockOf: clocksOf(parts),
    series: new Map(),
  }
  const found = yield* latestOf(
    parts.filter(({ name }) => name === 'VEVENT'),
    here,
  )
  for (const part of found) {
    yield
    noteSeries(part, here)
  }
  const taken = new Set(host.known)
  const read: ReadFile = { events: [], leftOut: [], lessReminders: [] }
  for (const part of found) {
    yield
    const answer = isCancelled ? 'cancelled' : readEvents(part, here)
    const reason = typeof answer === 'string' ? answer : take(answer, taken, read)
    if (reason) read.leftOut.push({ title: titleIn(part) || here.untitled, reason })
  }
  return read
}

/** @returns the reason why the event is left out; null if it is added */
function take(
  { events, hasLessReminders }: FileEvents,
  taken: Set<string>,
  read: ReadFile,
): Reason | null {
  const fresh = events.filter(({ id }) => !taken.has(id))
  const [first] = fresh
  if (!first) return events.length > 0 ? 'known' : null
  if (read.events.length + fresh.length > mostReplaced) return 'many'
  for (const event of fresh) taken.add(event.id)
  read.events.push(...fresh)
  if (hasLessReminders) read.lessReminders.push(first.title)
  return null
}

/** Of several versions of an event in a file, the last one is kept, in the position of the first. */
function* latestOf(found: readonly Part[], here: Here): Work<Part[]> {
  const latest = new Map<string, Part>()
  const older = new Set<Part>()
  for (const part of found) {
    yield
    const key = `${idIn(part, here)} ${lineIn(part, 'RECURRENCE-ID')?.value}`
    const known = latest.get(key)
    const isNewer = known && part.isWhole && versionOf(part) > versionOf(known)
    if (isNewer) older.add(known)
    if (!known || isNewer) latest.set(key, part)
  }
  return found.filter((part) => !older.has(part))
}

function versionOf(part: Part): number {
  return Number(textIn(part, 'SEQUENCE')) || 0
}
