/** Resolves time zones by the names used in files. */
import { type Clock, fileClock, namedClock } from './fileClock'
import { type Part, textIn } from './fileParts'
import { windowsZones } from './windowsZones'

/** @returns null for a name that is neither known nor defined in the file */
export type ClockOf = (name: string) => Clock | null

export function clocksOf(parts: readonly Part[]): ClockOf {
  const described = new Map(
    parts.flatMap((part) =>
      part.name === 'VTIMEZONE' ? [[textIn(part, 'TZID'), part] as const] : [],
    ),
  )
  const found = new Map<string, Clock | null>()
  return (name) => {
    const known = found.get(name)
    if (known !== undefined) return known
    const clock = clockOf(name.trim(), described.get(name))
    found.set(name, clock)
    return clock
  }
}

/** Looks a zone up by Windows or IANA name, else by the file's own rules; never by the offset alone. */
function clockOf(name: string, part: Part | undefined): Clock | null {
  const own = part ? fileClock(part) : null
  // “EST” and similar names: the file's own rules show whether the zone has daylight time.
  const isShort = !name.includes('/') && own !== null
  const ending = (count: number) => name.split('/').slice(-count).join('/')
  const zone = [
    windowsZones.get(name),
    isShort ? undefined : name,
    // Some programs add a prefix: “/freeassociation.sourceforge.net/Europe/Berlin”.
    ...(name.includes('/') ? [ending(3), ending(2)] : []),
    part && textIn(part, 'X-LIC-LOCATION'),
    // “tzone://Microsoft/Utc”.
    own ? undefined : ending(1),
  ].find((one) => one !== undefined && isZone(one))
  return zone === undefined ? own : namedClock(zone)
}

function isZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]{1,59}$/.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
