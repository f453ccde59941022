/** Moments of the simulated provider, as its rows have them. */
import { now } from '../clock'

export const secondMs = 1000
export const minuteMs = 60 * secondMs

export function isoNow(): string {
  return new Date(now()).toISOString()
}

/** `milliseconds` after `moment`. */
export function later(moment: string | number, milliseconds: number): string {
  const start = typeof moment === 'string' ? Date.parse(moment) : moment
  return new Date(start + milliseconds).toISOString()
}

/** Whether `moment` has come. */
export function isPast(moment: string): boolean {
  return Date.parse(moment) <= now()
}

/** For sorting. Moments of rows are all in UTC and of one length, so their letters tell. */
export function newestFirst(first: { createdAt: string }, second: { createdAt: string }): number {
  if (first.createdAt === second.createdAt) return 0
  return first.createdAt < second.createdAt ? 1 : -1
}

/** Minutes since midnight in Bangkok. */
function minuteOfDay(moment: number): number {
  const [hours = 0, minutes = 0] = new Date(moment + 7 * 60 * minuteMs)
    .toISOString()
    .slice(11, 16)
    .split(':')
    .map(Number)
  return hours * 60 + minutes
}

/** The last minute belongs to the opening hours; they may cross midnight. Equal ends: always open. */
export function isOpenAt(moment: number, from: string, to: string): boolean {
  const [start, end] = [minutesOf(from), minutesOf(to)]
  const minute = minuteOfDay(moment)
  if (start === end) return true
  return start < end ? start <= minute && minute <= end : start <= minute || minute <= end
}

/** Minutes since midnight of `HH:mm`. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
