import type { CalendarEvent } from '#contract/calendar/calendar'
import { clockNow } from '#lib/device/clock'
import { addDays, hourMs } from '#lib/time'
import { dayIn, isoDay, isoTime, momentOf, timeIn } from '#lib/zones'
import type { Times } from '../board/boardTimes'
import { isDay } from '../view/days'
import { backgrounds } from './eventColours'
import {
  movedRepeat,
  type RepeatDraft,
  type RepeatError,
  repeatDraftOf,
  repeatError,
  ruleOf,
} from './repeatDraft'

/** An event as typed. The last day is inclusive. */
export interface EventDraft {
  /** Time zone of its times. */
  zone: string
  title: string
  description: string
  location: string
  allDay: boolean
  startDay: string
  /** `hh:mm`; kept while the event is an all-day event. */
  startTime: string
  endDay: string
  endTime: string
  color: string
  textColor: string
  repeat: RepeatDraft
  /** Minutes before the start. */
  reminder: number | null
  secondReminder: number | null
}

export type DraftError =
  | { field: 'title'; message: 'calendar.error.title' }
  | { field: 'start'; message: 'calendar.error.time' }
  | { field: 'end'; message: 'calendar.error.time' | 'calendar.error.end' }
  | RepeatError

/** A draft of a new event at the given times. */
export function newDraft(times: Times, zone: string): EventDraft {
  const [{ value: color }] = backgrounds
  const when = typed(times, zone)
  const repeat = repeatDraftOf(undefined, when)
  return {
    title: '',
    description: '',
    location: '',
    color,
    textColor: '#ffffff',
    repeat,
    reminder: null,
    secondReminder: null,
    ...when,
  }
}

export function draftOf(event: CalendarEvent, zone: string): EventDraft {
  const { title, description, color, textColor, repeat, ...others } = event
  const { location = '', reminder = null, secondReminder = null, ...times } = others
  const when = typed(times, zone)
  return {
    title,
    description,
    location,
    color,
    textColor,
    repeat: repeatDraftOf(repeat, when),
    reminder,
    secondReminder,
    ...when,
  }
}

/**
 * @returns the next full hour of the current time, applied to `day`; late in the evening its last hour, never
 * the next day
 */
export function nextHour(day: string, zone: string): Times {
  const hour = Math.min(Number(timeIn(clockNow(), zone).slice(0, 2)) + 1, 23)
  const begin = momentOf(wallTime(day, '00:00') + hour * hourMs, zone)
  return {
    allDay: false,
    start: new Date(begin).toISOString(),
    end: new Date(begin + hourMs).toISOString(),
  }
}

/** Switches a draft between all-day and timed: it neither gains a day nor ends before it starts. */
export function withAllDay(draft: EventDraft, allDay: boolean): EventDraft {
  const { startDay, startTime, endDay, endTime } = draft
  if (allDay) {
    const endsAtMidnight = endDay > startDay && endTime === '00:00'
    return { ...draft, allDay, endDay: endsAtMidnight ? addDays(endDay, -1) : endDay }
  }
  const isInOrder = `${endDay} ${endTime}` > `${startDay} ${startTime}`
  if (isInOrder || !isDay(startDay) || !isTime(startTime)) return { ...draft, allDay }
  const end = wallTime(startDay, startTime) + hourMs
  return { ...draft, allDay, endDay: isoDay(end), endTime: isoTime(end) }
}

/**
 * @returns the duration of a draft in wall time, in milliseconds; NaN if the end is missing or before the
 * start
 */
export function lengthOf({ allDay, startDay, startTime, endDay, endTime }: EventDraft): number {
  const start = wallTime(startDay, allDay ? '00:00' : startTime)
  const length = wallTime(endDay, allDay ? '00:00' : endTime) - start
  return length >= 0 ? length : Number.NaN
}

/**
 * Moves the end after a change of the start, so that the duration stays the same, and moves the series too.
 */
export function startingAt(begun: EventDraft, length: number): EventDraft {
  const { allDay, startDay, startTime } = begun
  const draft = { ...begun, repeat: movedRepeat(begun.repeat, startDay) }
  const end = wallTime(startDay, allDay ? '00:00' : startTime) + length
  if (Number.isNaN(end) || !isDay(startDay)) return draft
  return { ...draft, endDay: isoDay(end), ...(!allDay && { endTime: isoTime(end) }) }
}

/** The wall time, encoded as if it were UTC. */
function wallTime(day: string, time: string): number {
  return Date.parse(`${day}T${time}Z`)
}

function typed({ allDay, start, end }: Times, zone: string) {
  if (allDay) {
    const lastDay = addDays(end, -1)
    const endDay = lastDay < start ? start : lastDay
    return { zone, allDay, startDay: start, startTime: '09:00', endDay, endTime: '10:00' }
  }
  const from = Date.parse(start)
  const to = Date.parse(end)
  return {
    zone,
    allDay,
    startDay: dayIn(from, zone),
    startTime: timeIn(from, zone),
    endDay: dayIn(to, zone),
    endTime: timeIn(to, zone),
  }
}

/** @returns true if the typed wall time is another moment in `zone` than in the draft's own zone */
export function isElsewhere(draft: EventDraft, zone: string): boolean {
  const { allDay, startDay, startTime } = draft
  if (allDay || draft.zone === zone || !isDay(startDay) || !isTime(startTime)) return false
  const wall = wallTime(startDay, startTime)
  return momentOf(wall, draft.zone) !== momentOf(wall, zone)
}

/** @returns the first error; null if the event can be saved */
export function draftError(draft: EventDraft): DraftError | null {
  const { title, allDay, startDay, startTime, endDay, endTime } = draft
  if (title.trim() === '') return { field: 'title', message: 'calendar.error.title' }
  if (!isDay(startDay) || (!allDay && !isTime(startTime))) {
    return { field: 'start', message: 'calendar.error.time' }
  }
  if (!isDay(endDay) || (!allDay && !isTime(endTime))) {
    return { field: 'end', message: 'calendar.error.time' }
  }
  const isBefore = allDay ? endDay < startDay : `${endDay} ${endTime}` < `${startDay} ${startTime}`
  if (isBefore) return { field: 'end', message: 'calendar.error.end' }
  return repeatError(draft.repeat, startDay)
}

/** The request data of a valid draft. */
export function detailsOf(draft: EventDraft): Omit<CalendarEvent, 'id'> {
  const { title, description, color, textColor, allDay, reminder, zone } = draft
  const location = draft.location.trim()
  const repeat = ruleOf(draft.repeat, draft.startDay)
  const shared = {
    title: title.trim(),
    description,
    ...(location !== '' && { location }),
    color,
    textColor,
    reminder,
    secondReminder: reminder === null ? null : draft.secondReminder,
    ...(repeat !== undefined && { repeat, zone }),
  }
  if (allDay) return { ...shared, allDay, start: draft.startDay, end: addDays(draft.endDay, 1) }
  const momentText = (day: string, time: string) =>
    new Date(momentOf(wallTime(day, time), zone)).toISOString()
  return {
    ...shared,
    allDay,
    start: momentText(draft.startDay, draft.startTime),
    end: momentText(draft.endDay, draft.endTime),
  }
}

/** @returns true if a draft has a new rule, beyond the same rule moved to another start day */
export function repeatsOtherwise({ repeat }: EventDraft, first: EventDraft): boolean {
  const rule = ruleOf(movedRepeat(repeat, first.startDay), first.startDay)
  return rule !== undefined && rule !== ruleOf(first.repeat, first.startDay)
}

/** The request data of a changed event: the changed fields, and those that belong to them. */
export function changesOf(
  draft: EventDraft,
  first: EventDraft,
): Partial<Omit<CalendarEvent, 'id'>> {
  const { title, description, color, textColor, ...others } = detailsOf(draft)
  const { location = '', reminder = null, secondReminder = null, ...when } = others
  const before = detailsOf(first)
  const { allDay, start, end, repeat, zone } = when
  const isMoved = allDay !== before.allDay || start !== before.start || end !== before.end
  const isColoured = color !== before.color || textColor !== before.textColor
  return {
    ...(title !== before.title && { title }),
    ...(description !== before.description && { description }),
    ...(location !== (before.location ?? '') && { location }),
    ...(reminder !== before.reminder && { reminder }),
    ...(secondReminder !== before.secondReminder && { secondReminder }),
    ...(isColoured && { color, textColor }),
    ...(isMoved && { allDay, start, end }),
    ...(repeat !== undefined && { repeat, ...(zone !== undefined && { zone }) }),
  }
}

function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}
