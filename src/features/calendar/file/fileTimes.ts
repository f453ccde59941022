/** Times, zones and lengths of a calendar file. */
import { dayMs, hourMs, isDay, minuteMs, secondMs } from '#lib/time'
import { isoDay, momentOf, wallOf } from '#lib/zones'
import { type Line, lineIn, type Part, textIn } from './fileParts'

export interface FileTime {
  allDay: boolean
  /** What a clock of the zone shows. */
  wall: number
  zone: string
}

/** The file’s name of a zone to one that is known here; null for none. */
export type ZoneOf = (name: string) => string | null

/** Why an event is left out. */
export const reasons = ['known', 'unread', 'repeat', 'zone', 'cancelled', 'many'] as const

export type Reason = (typeof reasons)[number]

export function timeIn(
  { parameters, value }: Line,
  own: string,
  zoneOf: ZoneOf,
): FileTime | Reason {
  const [, year, month, day, hours, minutes, seconds, isUtc] =
    /^(\d{4})(\d\d)(\d\d)(?:T([01]\d|2[0-3])([0-5]\d)([0-5]\d|60)(Z?))?$/.exec(value) ?? []
  const written = `${year}-${month}-${day}`
  if (!isDay(written)) return 'unread'
  const midnight = Date.parse(`${written}T00:00Z`)
  if (hours === undefined) return { allDay: true, wall: midnight, zone: 'UTC' }
  const wall =
    midnight + Number(hours) * hourMs + Number(minutes) * minuteMs + Number(seconds) * secondMs
  const named = parameters.get('TZID')
  const zone = isUtc ? 'UTC' : named === undefined ? own : zoneOf(named)
  return zone === null ? 'zone' : { allDay: false, wall, zone }
}

export function momentIn({ allDay, wall, zone }: FileTime): number {
  return allDay ? wall : momentOf(wall, zone)
}

/** `PT1H30M`, `-P1D`, `P2W`; null for what is none. */
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

/** By the names that browsers know, else by what the file itself tells of a zone’s clock. */
export function zonesOf(parts: readonly Part[]): ZoneOf {
  const told = new Map(
    parts.flatMap((part) =>
      part.name === 'VTIMEZONE' ? [[textIn(part, 'TZID'), part] as const] : [],
    ),
  )
  const found = new Map<string, string | null>()
  return (name) => {
    const known = found.get(name)
    if (known !== undefined) return known
    // Some put the name of a list before it.
    const [short = ''] = /[\w+-]+(?:\/[\w+-]+)?$/.exec(name) ?? []
    const part = told.get(name)
    const zone = [name, short].find(isZone) ?? (part ? zoneByClock(part) : null)
    found.set(name, zone)
    return zone
  }
}

function isZone(name: string): boolean {
  if (!/^[\w+/-]{1,60}$/.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** Zones that put their clocks forward, by their hours in winter and summer: Windows has names of its own. */
const withSummer: Readonly<Record<string, string>> = {
  '+00+01': 'Europe/London',
  '+01+02': 'Europe/Berlin',
  '+02+03': 'Europe/Bucharest',
  '-05-04': 'America/New_York',
  '-06-05': 'America/Chicago',
  '-07-06': 'America/Denver',
  '-08-07': 'America/Los_Angeles',
}

function zoneByClock({ parts }: Part): string | null {
  const hours = (name: string) => {
    const part = parts.findLast((one) => one.name === name)
    return /^([+-]\d\d)00$/.exec((part && lineIn(part, 'TZOFFSETTO')?.value) ?? '')?.[1] ?? ''
  }
  const [winter, summer] = [hours('STANDARD'), hours('DAYLIGHT')]
  if (summer !== '') return withSummer[winter + summer] ?? null
  // Named by the way from there to UTC.
  const name = `Etc/GMT${-Number(winter) < 0 ? '' : '+'}${-Number(winter)}`
  return winter !== '' && isZone(name) ? name : null
}

export function dayOf(time: FileTime, zone: string): string {
  return isoDay(time.allDay ? time.wall : wallOf(momentIn(time), zone))
}
