/** The one clock of the simulated back ends, and moments as rows have them. */

let source: () => number = () => Date.now()
let offsetMs = 0

/** Milliseconds since 1970, moved by whatever a tester ordered. */
export function now(): number {
  return source() + offsetMs
}

/** Tests hand in a clock that stands still. */
export function setClock(next: () => number): void {
  source = next
}

/** Kept with the scenarios; `scenarios.ts` sets it anew whenever a worker starts. */
export function setClockOffset(milliseconds: number): void {
  offsetMs = milliseconds
}

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

/** Whether something with an optional beginning and end counts at `moment`. */
export function isCurrent(
  { startAt, endAt }: { startAt: string | null; endAt: string | null },
  moment: number,
): boolean {
  return (
    (startAt === null || Date.parse(startAt) <= moment) &&
    (endAt === null || moment < Date.parse(endAt))
  )
}
