/** Time zones that a file defines itself (VTIMEZONE), with all of their rules. */
import { addDays, dayMs, hourMs, minuteMs, secondMs } from '#lib/time'
import { isoDay, momentOf, wallOf } from '#lib/zones'
import { parseRule, type RepeatRule, repeatedDays } from '../series/repeat'
import { lineIn, linesIn, type Part } from './fileParts'
import { windowsZones } from './windowsZones'

export interface Clock {
  momentOf: (wall: number) => number
  wallOf: (moment: number) => number
  /** @returns the IANA zone with the same wall times from `start` on; null if there is none */
  zoneFrom: (start: number) => string | null
}

export function namedClock(zone: string): Clock {
  return {
    momentOf: (wall) => momentOf(wall, zone),
    wallOf: (moment) => wallOf(moment, zone),
    zoneFrom: () => zone,
  }
}

export const utcClock = namedClock('UTC')

/** Standard or daylight time: its offset and when it starts, in the wall time before the change. */
interface Observance {
  /** Offsets from UTC in milliseconds. */
  before: number
  after: number
  firstDay: string
  timeOfDay: number
  rule: RepeatRule | null
  /** Additional onsets in the same wall time. */
  more: readonly number[]
}

/** @returns null for a damaged definition */
export function fileClock({ parts }: Part): Clock | null {
  const read = parts
    .filter(({ name }) => name === 'STANDARD' || name === 'DAYLIGHT')
    .map(observanceIn)
  const observances = read.filter((one) => one !== null)
  const [first] = observances.toSorted((one, other) => onsetOf(one) - onsetOf(other))
  if (!first || observances.length < read.length) return null
  const offsetAt = (moment: number) => {
    let [latest, offset] = [-Infinity, first.before]
    for (const one of observances) {
      const onset = lastOnset(one, moment)
      if (onset > latest) [latest, offset] = [onset, one.after]
    }
    return offset
  }
  const zones = new Map<number, string | null>()
  return {
    // Same as for named zones (`#lib/zones`).
    momentOf: (wall) => {
      const early = wall - offsetAt(wall - dayMs)
      const late = wall - offsetAt(wall + dayMs)
      return early + offsetAt(early) !== wall && late + offsetAt(late) === wall ? late : early
    },
    wallOf: (moment) => moment + offsetAt(moment),
    zoneFrom: (start) => {
      const year = new Date(start).getUTCFullYear()
      const known = zones.get(year)
      const zone = known === undefined ? sameZone(offsetAt, start) : known
      zones.set(year, zone)
      return zone
    },
  }
}

function observanceIn(part: Part): Observance | null {
  const before = offsetIn(lineIn(part, 'TZOFFSETFROM')?.value)
  const after = offsetIn(lineIn(part, 'TZOFFSETTO')?.value)
  // Some programs write the first year of their calendar, which may be before 1000.
  const begin = wallIn(lineIn(part, 'DTSTART')?.value.replace(/^0\d{3}/, '1601'))
  if (before === null || after === null || begin === null) return null
  const firstDay = isoDay(begin)
  const timeOfDay = begin - Date.parse(firstDay)
  const text = lineIn(part, 'RRULE')?.value.toUpperCase()
  const rule =
    text === undefined ? null : parseRule(text, (end) => isoDay(end + before - timeOfDay))
  if (text !== undefined && !rule) return null
  const more = linesIn(part, 'RDATE').flatMap(({ value }) => value.split(',').map(wallIn))
  return { before, after, firstDay, timeOfDay, rule, more: more.filter((one) => one !== null) }
}

function wallIn(text = ''): number | null {
  const [, year, month, day, hours, minutes, seconds] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/.exec(text) ?? []
  const wall = Date.parse(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`)
  return Number.isNaN(wall) ? null : wall
}

function offsetIn(text = ''): number | null {
  const [, sign, hours, minutes, seconds = 0] = /^([+-])(\d\d)(\d\d)(\d\d)?$/.exec(text) ?? []
  if (sign === undefined) return null
  const length = Number(hours) * hourMs + Number(minutes) * minuteMs + Number(seconds) * secondMs
  return sign === '-' ? -length : length
}

function onsetOf({ firstDay, timeOfDay, before }: Observance): number {
  return Date.parse(firstDay) + timeOfDay - before
}

/** Days within which a yearly rule recurs, except for a leap day. */
const longestYear = 800

function lastOnset(observance: Observance, moment: number): number {
  const { before, firstDay, timeOfDay, rule, more } = observance
  const wall = moment + before
  const walls = [Date.parse(firstDay) + timeOfDay, ...more]
  if (rule) {
    const today = isoDay(wall)
    const to = rule.until !== null && rule.until < today ? rule.until : today
    const days = repeatedDays(rule, firstDay, addDays(to, -longestYear), to)
    walls.push(...days.map((day) => Date.parse(day) + timeOfDay))
  }
  return Math.max(-Infinity, ...walls.filter((one) => one <= wall)) - before
}

/** How far ahead two zones are compared. */
const comparedMs = 15 * 366 * dayMs

/** Finds a zone with the same wall time at every moment, not only with the same offsets. */
function sameZone(offsetAt: (moment: number) => number, start: number): string | null {
  const probes = probesFrom(offsetAt, start)
  const isSame = (zone: string) =>
    probes.every(([moment, offset]) => wallOf(moment, zone) - moment === offset)
  const hours = (probes[0]?.[1] ?? 0) / hourMs
  // `Etc/GMT` names have the opposite sign.
  const fixed = hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
  const candidates = new Set([...windowsZones.values(), ...Intl.supportedValuesOf('timeZone')])
  const isWhole = Number.isInteger(hours) && hours >= -12 && hours <= 14
  return [...(isWhole ? [fixed] : []), ...candidates].find(isSame) ?? null
}

type Probe = readonly [moment: number, offset: number]

/** Moments around each change of the offset, then one per week, each with its offset. */
function probesFrom(offsetAt: (moment: number) => number, start: number): Probe[] {
  const begin = Math.floor(start / minuteMs) * minuteMs
  const weekly: Probe[] = [[begin, offsetAt(begin)]]
  const changes: Probe[] = []
  for (let moment = begin; moment < begin + comparedMs; moment += 7 * dayMs) {
    let [last, next] = [moment, moment + 7 * dayMs]
    const offset = offsetAt(last)
    weekly.push([next, offsetAt(next)])
    if (offsetAt(next) === offset) continue
    while (next - last > minuteMs) {
      const middle = last + Math.floor((next - last) / 2 / minuteMs) * minuteMs
      if (offsetAt(middle) === offset) last = middle
      else next = middle
    }
    changes.push([last, offset], [next, offsetAt(next)])
  }
  return [...changes, ...weekly]
}
