import { isDay } from './time'

/** Years that the Buddhist era is ahead. */
export const yearsAhead = 543

/** A year so far ahead is nobody's plan. */
const farthest = 400

/** Whether a typed year is one of the Buddhist era. */
export function isBuddhistYear(year: number, now = Date.now()): boolean {
  return year > new Date(now).getUTCFullYear() + farthest
}

/**
 * Reads a day that was typed with a Buddhist year, such as 2569-11-29, as the Gregorian day; any other day stays.
 *
 * @param day `yyyy-mm-dd`
 * @returns null for a day that the year does not have.
 */
export function gregorianDay(day: string, now = Date.now()): string | null {
  const year = Number(day.slice(0, 4))
  if (!isBuddhistYear(year, now)) return day
  const gregorian = `${year - yearsAhead}${day.slice(4)}`
  return isDay(gregorian) ? gregorian : null
}
