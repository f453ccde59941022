import { storedText } from '../lib/storedValue'
import { readClaims } from './tokenClaims'

/** The specified name of the session's token. */
export const tokenKey = 'serviceToken'

/** Where the browser refuses to store it, the session lasts as long as the page. */
const stored = storedText(tokenKey)

/**
 * The token to send, or null. It is checked at each use: one that is malformed or has expired is
 * dropped for good (spec 5: valid only if its expiry is in the future).
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
  return stored.set(token)
}

/** Other tabs hear of it through their `storage` event. */
export function dropToken(): void {
  stored.set(null)
}

/** Whether a token is well formed and not past its expiry. Its signature is the server's to check. */
export function isUsable(token: string): boolean {
  const expiry = tokenExpiry(token)
  return expiry !== null && expiry > Date.now()
}

/** When the token expires, in milliseconds since 1970; null if it is malformed. */
export function tokenExpiry(token: string): number | null {
  return readClaims(token)?.expiry ?? null
}

/** When the token was given out, in milliseconds since 1970; null if it does not say. */
export function tokenIssue(token: string): number | null {
  return readClaims(token)?.issuedAt ?? null
}

/** Whose token it is; null if it is malformed. */
export function tokenUser(token: string): string | null {
  return readClaims(token)?.userId ?? null
}
