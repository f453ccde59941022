import { isDay } from './time'

/** How many years the Buddhist era is ahead of the Gregorian one. */
export const yearsAhead = 543

/** How many years ahead a Gregorian year may be. A later year must be Buddhist. */
const farthest = 400

/** Whether a typed year is one of the Buddhist era. */
export function isBuddhistYear(year: number, now = Date.now()): boolean {
  return year > new Date(now).getUTCFullYear() + farthest
}

/**
 * Converts a day typed with a Buddhist year, such as 2569-11-29, to the Gregorian day. Any other day stays.
 *
 * @param day `yyyy-mm-dd`
 * @returns null for a day that the year does not have
 */
export function gregorianDay(day: string, now = Date.now()): string | null {
  const year = Number(day.slice(0, 4))
  if (!isBuddhistYear(year, now)) return day
  const gregorian = `${year - yearsAhead}${day.slice(4)}`
  return isDay(gregorian) ? gregorian : null
}
