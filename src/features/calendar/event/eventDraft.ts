import type { CalendarEvent, Reminder } from '#contract/calendar/calendar'
import { addDays } from '#lib/time'
import type { Times } from '../board/boardTimes'
import { dateOf, dayOf, deviceZone, isDay, timeOf } from '../view/days'
import { backgrounds } from './eventColours'
import {
  type RepeatDraft,
  type RepeatError,
  repeatDraftOf,
  repeatError,
  ruleOf,
} from './repeatDraft'

/** An event as it is typed; times on the device's clock, the last day included. */
export interface EventDraft {
  title: string
  description: string
  allDay: boolean
  startDay: string
  /** `hh:mm`; kept while the event lasts whole days. */
  startTime: string
  endDay: string
  endTime: string
  color: string
  textColor: string
  repeat: RepeatDraft
  reminder: Reminder | null
}

export type DraftError =
  | { field: 'title'; message: 'calendar.error.title' }
  | { field: 'start'; message: 'calendar.error.time' }
  | { field: 'end'; message: 'calendar.error.time' | 'calendar.error.end' }
  | RepeatError

/** A new event at the given times. */
export function newDraft(times: Times): EventDraft {
  const [{ value: color }] = backgrounds
  const when = typed(times)
  const repeat = repeatDraftOf(undefined, when.endDay)
  return {
    title: '',
    description: '',
    color,
    textColor: '#ffffff',
    repeat,
    reminder: null,
    ...when,
  }
}

export function draftOf(event: CalendarEvent): EventDraft {
  const { title, description, color, textColor, repeat, reminder = null, ...times } = event
  const when = typed(times)
  return {
    title,
    description,
    color,
    textColor,
    repeat: repeatDraftOf(repeat, when.endDay),
    reminder,
    ...when,
  }
}

/** The next full hour by the clock, in `day`: late in the evening its last one, never another day's. */
export function nextHour(day: string): Times {
  const begin = dateOf(day)
  begin.setHours(Math.min(new Date().getHours() + 1, 23))
  return { allDay: false, start: begin.toISOString(), end: hourAfter(begin).toISOString() }
}

/** A draft that now lasts whole days, or no longer does: it neither gains a day nor ends before it starts. */
export function withAllDay(draft: EventDraft, allDay: boolean): EventDraft {
  const { startDay, startTime, endDay, endTime } = draft
  if (allDay) {
    const endsAtMidnight = endDay > startDay && endTime === '00:00'
    return { ...draft, allDay, endDay: endsAtMidnight ? addDays(endDay, -1) : endDay }
  }
  const isInOrder = `${endDay} ${endTime}` > `${startDay} ${startTime}`
  if (isInOrder || !isDay(startDay) || !isTime(startTime)) return { ...draft, allDay }
  const end = hourAfter(new Date(`${startDay}T${startTime}`))
  return { ...draft, allDay, endDay: dayOf(end), endTime: timeOf(end) }
}

function hourAfter(time: Date): Date {
  return new Date(time.getTime() + 3_600_000)
}

function typed({ allDay, start, end }: Times) {
  if (allDay) {
    const lastDay = addDays(end, -1)
    const endDay = lastDay < start ? start : lastDay
    return { allDay, startDay: start, startTime: '09:00', endDay, endTime: '10:00' }
  }
  const from = new Date(start)
  const to = new Date(end)
  return {
    allDay,
    startDay: dayOf(from),
    startTime: timeOf(from),
    endDay: dayOf(to),
    endTime: timeOf(to),
  }
}

/** The first thing that is not in order; null when the event can be kept. */
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

/** What is sent for a draft that is in order. */
export function detailsOf(draft: EventDraft): Omit<CalendarEvent, 'id'> {
  const { title, description, color, textColor, allDay, reminder } = draft
  const repeat = ruleOf(draft.repeat, draft.startDay)
  const shared = {
    title: title.trim(),
    description,
    color,
    textColor,
    reminder,
    ...(repeat !== undefined && { repeat, zone: deviceZone() }),
  }
  if (allDay) return { ...shared, allDay, start: draft.startDay, end: addDays(draft.endDay, 1) }
  return {
    ...shared,
    allDay,
    start: new Date(`${draft.startDay}T${draft.startTime}`).toISOString(),
    end: new Date(`${draft.endDay}T${draft.endTime}`).toISOString(),
  }
}

function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}
