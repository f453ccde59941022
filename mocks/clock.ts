/** The one clock of the simulated back ends. */
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
