/**
 * Days and hours by the clock of any time zone. A wall time is the time that such a clock shows, in
 * milliseconds since 1970 as if it were UTC.
 */

import { dayMs } from './time'

/** @returns `zone` if this browser knows it, otherwise UTC */
export function knownZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    // A device without a set zone names an unknown one, and events may come from a newer browser.
    return 'UTC'
  }
}

export function wallOf(moment: number, zone: string): number {
  return moment + offsetAt(moment, zone)
}

/**
 * The moment at which a zone's clock shows `wall`, as in RFC 5545. If the clock shows it twice, the first
 * time. If the clock skips it, as long after midnight as on other days.
 */
export function momentOf(wall: number, zone: string): number {
  const early = wall - offsetAt(wall - dayMs, zone)
  const late = wall - offsetAt(wall + dayMs, zone)
  return wallOf(early, zone) !== wall && wallOf(late, zone) === wall ? late : early
}

/** The day of a moment as `yyyy-mm-dd`. */
export function dayIn(moment: number, zone: string): string {
  return isoDay(wallOf(moment, zone))
}

/** The time of a moment as `hh:mm`. */
export function timeIn(moment: number, zone: string): string {
  return isoTime(wallOf(moment, zone))
}

/** The start of a day (`yyyy-mm-dd`), in milliseconds since 1970; NaN if the text is no day. */
export function startOfDay(day: string, zone: string): number {
  const wall = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(wall) ? wall : momentOf(wall, zone)
}

export function isoDay(wall: number): string {
  return new Date(wall).toISOString().slice(0, 10)
}

export function isoTime(wall: number): string {
  return new Date(wall).toISOString().slice(11, 16)
}

const formats = new Map<string, Intl.DateTimeFormat>()
/** Offsets in milliseconds by zone and hour, because the same few are needed again and again. */
const offsets = new Map<string, number>()

const mostOffsets = 5000

function offsetAt(moment: number, zone: string): number {
  const hour = `${zone} ${Math.floor(moment / 3_600_000)}`
  const known = offsets.get(hour)
  if (known !== undefined) return known
  if (offsets.size > mostOffsets) offsets.clear()
  const offset = readOffset(moment, zone)
  offsets.set(hour, offset)
  return offset
}

function readOffset(moment: number, zone: string): number {
  const format = formats.get(zone) ?? offsetFormat(zone)
  formats.set(zone, format)
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
  if (sign === undefined) return 0
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

function offsetFormat(zone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZoneName: 'longOffset',
    timeZone: knownZone(zone),
  })
}
