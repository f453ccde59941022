import { timeZone } from './time'

/** Minutes since midnight of `HH:mm`. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/**
 * Whether `moment` (milliseconds since 1970) lies within hours of Bangkok's clock, both `HH:mm`. The
 * last minute belongs to them; they may cross midnight. Equal ends: always open.
 */
export function isOpenAt(moment: number, from: string, to: string): boolean {
  const [start, end] = [minutesOf(from), minutesOf(to)]
  const minute = minutesOf(clock.format(moment))
  if (isAlwaysOpen(from, to)) return true
  return start < end ? start <= minute && minute <= end : start <= minute || minute <= end
}

/** Whether hours leave no minute of the day out. */
export function isAlwaysOpen(from: string, to: string): boolean {
  return from === to || (minutesOf(to) + 1) % (24 * 60) === minutesOf(from)
}

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone })
