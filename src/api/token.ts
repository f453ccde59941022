import { readClaims } from './tokenClaims'

/** Where the specification keeps the session's token (spec 9). */
export const tokenKey = 'serviceToken'

/** Set only while the browser refuses to store: the session then lasts as long as the page. */
let inMemory: string | null = null

/**
 * The token to send, or null. It is checked at each use: one that is malformed or has expired is
 * dropped for good (spec 5: valid only if its expiry is in the future).
 */
export function readToken(): string | null {
  const token = readStored() ?? inMemory
  if (token === null) return null
  if (isUsable(token)) return token
  dropToken()
  return null
}

/** Answers whether the browser kept it; if not, it lives in memory until the page goes. */
export function storeToken(token: string): boolean {
  dropToken()
  try {
    localStorage.setItem(tokenKey, token)
    return true
  } catch (cause) {
    console.error('The browser does not store the session', cause)
    inMemory = token
    return false
  }
}

/** Other tabs hear of it through their `storage` event. */
export function dropToken(): void {
  inMemory = null
  try {
    localStorage.removeItem(tokenKey)
  } catch {
    // No storage, so nothing is stored.
  }
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

function readStored(): string | null {
  try {
    return localStorage.getItem(tokenKey)
  } catch {
    return null
  }
}
