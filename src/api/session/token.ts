import { isTimely } from '#contract/account/tokenTimes'
import { storedText, storedValue } from '#lib/storage/storedValue'
import { readClaims } from './tokenClaims'

/** The specified name of the session's token. */
export const tokenKey = 'serviceToken'

/** Where the browser refuses to store it, the session lasts as long as the page. */
const stored = storedText(tokenKey)

/**
 * `some` from the moment a token is dropped until all that its player left on this device is removed
 * as well, then `none`. Null where neither was ever noted.
 */
export const playerRemains = storedText('player-remains')

/**
 * How far the back ends' clock is ahead of the page's, in milliseconds: testers move it, and a token
 * says at the login what it showed. So both judge a session by one clock. Null while they agree.
 */
const clockAhead = storedValue('session-clock', (offset) =>
  typeof offset === 'number' && Number.isFinite(offset) ? offset : null,
)

/** A login takes its time; below this the clocks agree. */
const agreeingMs = 60_000

/**
 * The token to send, or null. It is checked at each use: one that is malformed or does not count now
 * is dropped for good; its expiry must be in the future.
 */
export function readToken(): string | null {
  const token = stored.get()
  if (token === null) return null
  if (isUsable(token)) return token
  dropToken()
  return null
}

/** Answers whether the browser kept it; if not, it lives in memory until the page goes. */
export function storeToken(token: string): boolean {
  // Where the new one cannot be stored, that of the player before must not come back.
  dropToken()
  const ahead = (readClaims(token)?.issuedAt ?? Date.now()) - Date.now()
  clockAhead.set(Math.abs(ahead) < agreeingMs ? null : ahead)
  return stored.set(token)
}

/** Other tabs hear of it through their `storage` event. */
export function dropToken(): void {
  if (stored.get() !== null) playerRemains.set('some')
  stored.set(null)
}

/** Whether a token is well formed and counts now. Its signature is the server's to check. */
export function isUsable(token: string): boolean {
  const claims = readClaims(token)
  if (claims === null) return false
  if (isTimely(claims, Date.now() + aheadMs())) return true
  // By a clock that was fast at the login and has been put right since, the login seems yet to come.
  if (aheadMs() >= 0 || !isTimely(claims, Date.now())) return false
  clockAhead.set(null)
  return true
}

/** Whether a token of a login just now is one: by the clock that gave it out, wherever that stands. */
export function isNewToken(token: string): boolean {
  const claims = readClaims(token)
  return claims !== null && isTimely(claims, claims.issuedAt ?? Date.now())
}

/** When the token expires, by this page's clock, in milliseconds since 1970; null if it is malformed. */
export function tokenExpiry(token: string): number | null {
  const expiry = readClaims(token)?.expiry
  return expiry === undefined ? null : expiry - aheadMs()
}

/** When the token was given out, by this page's clock, in milliseconds since 1970; null if it does not say. */
export function tokenIssue(token: string): number | null {
  const issuedAt = readClaims(token)?.issuedAt ?? null
  return issuedAt === null ? null : issuedAt - aheadMs()
}

function aheadMs(): number {
  return clockAhead.get() ?? 0
}

/** Whose token it is; null if it is malformed. */
export function tokenUser(token: string): string | null {
  return readClaims(token)?.userId ?? null
}
