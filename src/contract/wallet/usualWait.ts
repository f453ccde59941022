/** Usual waiting time for money, computed alike for the player and for staff. */

/** When a request was made and when its money arrived, in milliseconds since 1970. */
interface Arrival {
  startedAt: number
  arrivedAt: number
}

export interface UsualWait {
  /** How long at least four of five of these requests took at most, in milliseconds. */
  waitMs: number
  /** Number of requests. */
  count: number
}

const most = 10
const fewest = 3
const share = 0.8

/** @returns how long the last ten arrivals usually took; null for less than three, which say too little */
export function usualWait(arrivals: readonly Arrival[]): UsualWait | null {
  const waits = arrivals
    .toSorted((one, other) => other.startedAt - one.startedAt)
    .slice(0, most)
    .map(({ startedAt, arrivedAt }) => Math.max(0, arrivedAt - startedAt))
    .toSorted((one, other) => one - other)
  const waitMs = waits[Math.ceil(waits.length * share) - 1]
  return waitMs === undefined || waits.length < fewest ? null : { waitMs, count: waits.length }
}
