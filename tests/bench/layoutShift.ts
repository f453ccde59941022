import type { Shift } from './probe/taps'

/** Milliseconds: shifts with less between them are one jump to whoever looks, for so long at most. */
const gapMs = 1000
const longestMs = 5000

/** The worst that happened at one time: what browsers and web-vitals call the cumulative layout shift. */
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
