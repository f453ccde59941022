import { isTimely, type TokenTimes } from '#contract/account/login'
import { storedText, storedValue } from '#lib/storage/storedValue'

/** What the page reads from a token. Nothing here verifies a signature: only the server can. */
interface TokenClaims extends TokenTimes {
  userId: string
}

/** Ours have about 150 characters; a stored text of megabytes is not worth decoding at each call. */
const longestToken = 4096

/** The last moment that a Date can hold, in seconds: beyond it an expiry means nothing. */
const lastSecond = 8_640_000_000_000

/** Three parts, so signed, in characters that an HTTP header takes. */
const compactForm = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** The claims of a signed JSON Web Token in compact form, or null when the text is no such thing. */
function readClaims(token: string): TokenClaims | null {
  if (token.length > longestToken || !compactForm.test(token)) return null
  const [header = '', payload = ''] = token.split('.')
  if (!isSigned(decode(header))) return null
  const claims = decode(payload)
  const userId = claims?.['userId']
  const seconds = claims?.['exp']
  if ((typeof userId !== 'string' && typeof userId !== 'number') || userId === '') return null
  if (typeof seconds !== 'number' || !(seconds > 0 && seconds <= lastSecond)) return null
  return { userId: String(userId), expiry: seconds * 1000, issuedAt: issue(claims?.['iat']) }
}

function issue(seconds: unknown): number | null {
  return typeof seconds === 'number' && seconds > 0 && seconds <= lastSecond ? seconds * 1000 : null
}

/** `alg: none` is the classic forgery: a token that asks not to be checked. */
function isSigned(header: Record<string, unknown> | null): boolean {
  const algorithm = header?.['alg']
  return typeof algorithm === 'string' && /^[A-Z]{2}\d{3}$/.test(algorithm)
}

function decode(part: string): Record<string, unknown> | null {
  try {
    const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

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

/**
 * For a log-out by choice: other tabs hear that it was one, since storage speaks in order, before the token is gone.
 * One that is only gone was refused in a tab, or ran out.
 */
export function giveUpToken(): void {
  stored.set(givenUp)
  dropToken()
}

export const givenUp = ''

/** Whether a token is well formed and counts now. Its signature is the server's to check. */
export function isUsable(token: string): boolean {
  const claims = readClaims(token)
  if (claims === null) return false
  if (isTimely(claims, Date.now() + sessionAheadMs())) return true
  // By a clock that was fast at the login and has been put right since, the login seems yet to come.
  if (sessionAheadMs() >= 0 || !isTimely(claims, Date.now())) return false
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
  return expiry === undefined ? null : expiry - sessionAheadMs()
}

/** When the token was given out, by this page's clock, in milliseconds since 1970; null if it does not say. */
export function tokenIssue(token: string): number | null {
  const issuedAt = readClaims(token)?.issuedAt ?? null
  return issuedAt === null ? null : issuedAt - sessionAheadMs()
}

/** How far the clock that gave the token out was ahead of the device's at the login. Milliseconds. */
export function sessionAheadMs(): number {
  return clockAhead.get() ?? 0
}

/** Whose token it is; null if it is malformed. */
export function tokenUser(token: string): string | null {
  return readClaims(token)?.userId ?? null
}
