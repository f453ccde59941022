import type { Shift } from './probe/taps'

/**
 * Milliseconds. Shifts less than a gap apart form one session window, which ends after `longestMs` at the
 * latest.
 */
const gapMs = 1000
const longestMs = 5000

/** @returns the largest session window: the cumulative layout shift as browsers and web-vitals define it */
export function cumulativeShift(shifts: readonly Shift[]): number {
  let worst = 0
  let sum = 0
  let began = Number.NEGATIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  for (const { at, value } of shifts.toSorted((one, other) => one.at - other.at)) {
    const goesOn = at - last < gapMs && at - began < longestMs
    if (!goesOn) began = at
    sum = goesOn ? sum + value : value
    last = at
    worst = Math.max(worst, sum)
  }
  return worst
}
