import { readToken, sessionAheadMs, tokenExpiry, tokenIssue } from '#api/session/token'
import { clockShiftMs } from '#lib/device/clock'

export interface SessionTimes {
  /** Login time; null if the token does not contain it. Milliseconds since 1970, like `endsAt`. */
  startedAt: number | null
  endsAt: number | null
}

/**
 * Start and end of this session. All tabs share the token and therefore the page clock, including shifts that
 * testers made before or after login.
 */
export function sessionTimes(): SessionTimes {
  const token = readToken()
  if (token === null) return { startedAt: null, endsAt: null }
  const shift = clockShiftMs() === 0 ? 0 : sessionAheadMs()
  const shifted = (moment: number | null) => moment && moment + shift
  return { startedAt: shifted(tokenIssue(token)), endsAt: shifted(tokenExpiry(token)) }
}
