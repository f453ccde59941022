import { isTimely, type TokenTimes } from '#contract/account/login'
import { storedText, storedValue } from '#lib/storage/storedValue'

/** The claims that the page reads from a token. It verifies no signature: only the server can. */
interface TokenClaims extends TokenTimes {
  userId: string
}

/** The longest token in characters. The app's own have about 150, so much longer texts are not decoded. */
const longestToken = 4096

/** The last second that a Date can hold. A later expiry is invalid. */
const lastSecond = 8_640_000_000_000

/** Three parts, so signed, in characters that an HTTP header allows. */
const compactForm = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** @returns the claims of a signed JSON Web Token in compact form; null for any other text */
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

/** If the browser cannot store the token, the session lasts as long as the page. */
const stored = storedText(tokenKey)

/**
 * `some` from the removal of a token until everything that its player left on this device is removed too,
 * then `none`. Null if neither was ever stored.
 */
export const playerRemains = storedText('player-remains')

/**
 * How far the back ends' clock is ahead of the page's, in milliseconds. Testers can move that clock, and a
 * token shows it at login. So both sides judge a session by one clock. Null while they agree.
 */
const clockAhead = storedValue('session-clock', (offset) =>
  typeof offset === 'number' && Number.isFinite(offset) ? offset : null,
)

/** Clocks that differ by less agree, because a login takes some time. Milliseconds. */
const agreeingMs = 60_000

/**
 * @returns the token to send, or null. Each call checks it: a token that is malformed, expired or not valid
 * yet is removed permanently.
 */
export function readToken(): string | null {
  const token = stored.get()
  if (token === null) return null
  if (isUsable(token)) return token
  dropToken()
  return null
}

/** @returns whether the browser stored it; if not, it lasts as long as the page */
export function storeToken(token: string): boolean {
  // If the new token cannot be stored, the previous player's token must not come back.
  dropToken()
  const ahead = (readClaims(token)?.issuedAt ?? Date.now()) - Date.now()
  clockAhead.set(Math.abs(ahead) < agreeingMs ? null : ahead)
  return stored.set(token)
}

/** Removes the token. Other tabs notice it through their `storage` event. */
export function dropToken(): void {
  if (stored.get() !== null) playerRemains.set('some')
  stored.set(null)
}

/**
 * Removes the token for a logout by choice. Other tabs first see {@link givenUp}, because `storage` events
 * keep their order. A token that only disappears was refused in a tab, or has expired.
 */
export function giveUpToken(): void {
  stored.set(givenUp)
  dropToken()
}

export const givenUp = ''

/** Whether a token is well formed and valid now. Only the server checks its signature. */
export function isUsable(token: string): boolean {
  const claims = readClaims(token)
  if (claims === null) return false
  if (isTimely(claims, Date.now() + sessionAheadMs())) return true
  // A clock that was fast at login and was corrected since makes the login appear to be in the future.
  if (sessionAheadMs() >= 0 || !isTimely(claims, Date.now())) return false
  clockAhead.set(null)
  return true
}

/** Whether a token received just now is valid, by the clock that issued it, however wrong. */
export function isNewToken(token: string): boolean {
  const claims = readClaims(token)
  return claims !== null && isTimely(claims, claims.issuedAt ?? Date.now())
}

/** When the token expires, by this page's clock, in milliseconds since 1970; null if it is malformed. */
export function tokenExpiry(token: string): number | null {
  const expiry = readClaims(token)?.expiry
  return expiry === undefined ? null : expiry - sessionAheadMs()
}

/** When the token was issued, by this page's clock, in milliseconds since 1970; null if it does not say. */
export function tokenIssue(token: string): number | null {
  const issuedAt = readClaims(token)?.issuedAt ?? null
  return issuedAt === null ? null : issuedAt - sessionAheadMs()
}

/** How far the clock that issued the token was ahead of the device's at login. Milliseconds. */
export function sessionAheadMs(): number {
  return clockAhead.get() ?? 0
}

/** @returns the id of the token's player; null if it is malformed */
export function tokenUser(token: string): string | null {
  return readClaims(token)?.userId ?? null
}
