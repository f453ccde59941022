import { readToken, sessionAheadMs, tokenExpiry, tokenIssue } from '#api/session/token'
import { steeredMs } from '#lib/device/clock'

export interface SessionTimes {
  /** The login; null where the token does not say. Milliseconds since 1970, like `endsAt`. */
  startedAt: number | null
  endsAt: number | null
}

/**
 * When this session began and when it ends. All tabs share the token, so they share the clock: the page's, where
 * testers have moved it too, before the login or since.
 */
export function sessionTimes(): SessionTimes {
  const token = readToken()
  if (token === null) return { startedAt: null, endsAt: null }
  const shift = steeredMs() === 0 ? 0 : sessionAheadMs()
  const shifted = (moment: number | null) => moment && moment + shift
  return { startedAt: shifted(tokenIssue(token)), endsAt: shifted(tokenExpiry(token)) }
}
