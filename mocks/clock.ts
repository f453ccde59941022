/** The shared clock of the simulated back ends, and times as rows store them. */

let source: () => number = () => Date.now()
let offsetMs = 0

/** Ms since 1970, shifted by the testers' clock offset. */
export function now(): number {
  return source() + offsetMs
}

/** Replaces the time source; tests pass a fixed clock. */
export function setClock(next: () => number): void {
  source = next
}

/** The offset is stored with the scenarios; `scenarios.ts` sets it again at each start of a worker. */
export function setClockOffset(milliseconds: number): void {
  offsetMs = milliseconds
}

export function isoNow(): string {
  return new Date(now()).toISOString()
}

/** @returns the time `milliseconds` after `moment` */
export function later(moment: string | number, milliseconds: number): string {
  const start = typeof moment === 'string' ? Date.parse(moment) : moment
  return new Date(start + milliseconds).toISOString()
}

/** Whether `moment` has passed. */
export function isPast(moment: string): boolean {
  return Date.parse(moment) <= now()
}

/** Sort function. Compares texts, because all times in rows are UTC with the same length. */
export function newestFirst(first: { createdAt: string }, second: { createdAt: string }): number {
  if (first.createdAt === second.createdAt) return 0
  return first.createdAt < second.createdAt ? 1 : -1
}

/** Whether something with an optional start and end applies at `moment`. */
export function isCurrent(
  { startAt, endAt }: { startAt: string | null; endAt: string | null },
  moment: number,
): boolean {
  return (
    (startAt === null || Date.parse(startAt) <= moment) &&
    (endAt === null || moment < Date.parse(endAt))
  )
}
