import { readToken, tokenExpiry, tokenIssue } from '#api/session/token'

export interface SessionTimes {
  /** The login; null where the token does not say. Milliseconds since 1970, like `endsAt`. */
  startedAt: number | null
  endsAt: number | null
}

/** When this session began and when it ends. All tabs share the token, so they share the clock. */
export function sessionTimes(): SessionTimes {
  const token = readToken()
  if (token === null) return { startedAt: null, endsAt: null }
  return { startedAt: tokenIssue(token), endsAt: tokenExpiry(token) }
}
