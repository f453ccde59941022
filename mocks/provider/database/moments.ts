/** Moments of the simulated provider, as its rows have them. */
import { now } from '../../clock'

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
