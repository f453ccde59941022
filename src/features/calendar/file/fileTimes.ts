/** Parses times and durations of a calendar file. */
import { dayMs, hourMs, isDay, minuteMs, secondMs } from '#lib/time'
import { isoDay } from '#lib/zones'
import { type Clock, utcClock } from './fileClock'
import type { Line } from './fileParts'
import type { ClockOf } from './fileZones'

export interface FileTime {
  allDay: boolean
  /** The wall time. */
  wall: number
  clock: Clock
}

/** Reasons why an event is left out. */
export const reasons = ['known', 'unread', 'repeat', 'zone', 'cancelled', 'many'] as const

export type Reason = (typeof reasons)[number]

/** @param own the clock for times without a zone */
export function timeIn(
  { parameters, value }: Line,
  own: Clock,
  clockOf: ClockOf,
): FileTime | Reason {
  const [, year, month, day, hours, minutes, seconds, isUtc] =
    /^(\d{4})(\d\d)(\d\d)(?:T([01]\d|2[0-3])([0-5]\d)([0-5]\d|60)(Z?))?$/.exec(value) ?? []
  const written = `${year}-${month}-${day}`
  if (!isDay(written)) return 'unread'
  const midnight = Date.parse(`${written}T00:00Z`)
  if (hours === undefined) return { allDay: true, wall: midnight, clock: utcClock }
  const wall =
    midnight + Number(hours) * hourMs + Number(minutes) * minuteMs + Number(seconds) * secondMs
  const named = parameters.get('TZID')
  const clock = isUtc ? utcClock : named === undefined ? own : clockOf(named)
  return clock === null ? 'zone' : { allDay: false, wall, clock }
}

export function momentIn({ allDay, wall, clock }: FileTime): number {
  return allDay ? wall : clock.momentOf(wall)
}

/**
 * The all-day start for a time. Exchange writes such days as midnight in UTC, or as midnight of the clock
 * `own` converted to UTC.
 */
export function wholeDay(time: FileTime, own: Clock, round = Math.floor): FileTime {
  const isMidnight = time.wall % dayMs === 0
  const wall = time.clock === utcClock && !isMidnight ? own.wallOf(time.wall) : time.wall
  return { allDay: true, wall: round(wall / dayMs) * dayMs, clock: utcClock }
}

/** Parses `PT1H30M`, `-P1D`, `P2W`; null if invalid. */
export function lengthIn(text: string): number | null {
  const [all, sign, ...counts] =
    /^([+-]?)P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,8})S)?)?$/.exec(
      text,
    ) ?? []
  if (all === undefined) return null
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = counts.map((one) =>
    Number(one ?? 0),
  )
  const length =
    (weeks * 7 + days) * dayMs + hours * hourMs + minutes * minuteMs + seconds * secondMs
  return sign === '-' ? -length : length
}

export function dayOf(time: FileTime, clock: Clock): string {
  return isoDay(time.allDay ? time.wall : clock.wallOf(momentIn(time)))
}
