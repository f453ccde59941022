/**
 * Tokens of this device: HS256, signed with a key that is made here and stored in IndexedDB. Such a token
 * proves nothing to a real provider, which must verify its own.
 */
import { CompactSign, compactVerify, decodeJwt, type JWTPayload } from 'jose'
import { isTimely, type TokenTimes, tokenLifeSeconds } from '#contract/account/login'
import { now } from './clock'
import type { MockConfig } from './config'
import { device, storedSigningKey } from './database/database'

/** The owner of a token. Player and admin tokens are never interchangeable. */
export interface Claims {
  role: 'player' | 'admin'
  userId: string
  /** Start of the session in ms since 1970; tokens have whole seconds. */
  issuedAt: number
}

/** Signs a token for `userId`; without an audience it is a player's, as specified. */
export async function signToken(userId: string, audience?: 'admin'): Promise<string> {
  const iat = Math.floor(now() / 1000)
  const payload: JWTPayload = {
    userId,
    iat,
    exp: iat + tokenLifeSeconds,
    ...(audience && { aud: audience }),
  }
  return new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(await sessionKey())
}

/** @returns null for a token that is expired, not valid yet, too long-lived, damaged, foreign or not HS256 */
export async function verifyToken(token: string): Promise<Claims | null> {
  const known = lastVerified?.token === token ? lastVerified : null
  if (known) return isTimely(known.times, now()) ? known.claims : null
  const key = await sessionKey() // outside: a storage failure says nothing about the token
  try {
    // Its times are checked below, because the library's own check adds 1.5 kB.
    await compactVerify(token, key, { algorithms: ['HS256'] })
    const payload = decodeJwt(token)
    const times = timesOf(payload)
    const claims = times && claimsOf(payload, times)
    if (!times || !claims || !isTimely(times, now())) return null
    lastVerified = { token, claims, times }
    return claims
  } catch {
    return null
  }
}

/** Cache of the last token: one player makes nearly all calls of a device, so its signature is checked once. */
let lastVerified: { token: string; claims: Claims; times: TokenTimes } | undefined

/** Claims of an unexpired player token, without verification. Never returns an admin. */
function decodeToken(token: string): Claims | null {
  try {
    const payload = decodeJwt(token)
    const times = timesOf(payload)
    const claims = times && claimsOf(payload, times)
    return times && isTimely(times, now()) && claims?.role === 'player' ? claims : null
  } catch {
    return null
  }
}

/** Our own tokens always have both times. */
type OwnTimes = TokenTimes & { issuedAt: number }

function timesOf({ iat, exp }: JWTPayload): OwnTimes | null {
  if (typeof iat !== 'number' || typeof exp !== 'number') return null
  return { issuedAt: iat * 1000, expiry: exp * 1000 }
}

function claimsOf({ userId, aud }: JWTPayload, { issuedAt }: OwnTimes): Claims | null {
  if (typeof userId !== 'string' || userId === '') return null
  if (aud === undefined) return { role: 'player', userId, issuedAt }
  return aud === 'admin' ? { role: 'admin', userId, issuedAt } : null
}

/** The token of the Authorization header, with or without `Bearer`; null if there is none. */
export function tokenOf(request: Request): string | null {
  const header = request.headers.get('Authorization')?.trim() ?? ''
  const token = header.replace(/^Bearer(\s+|$)/i, '')
  return token === '' ? null : token
}

/** Reads a token as configured. */
export async function readClaims(token: string, config: MockConfig): Promise<Claims | null> {
  return config.tokens === 'decoded' ? decodeToken(token) : verifyToken(token)
}

/** Anonymous id of this device: sixteen hexadecimal digits derived from its key. */
export async function deviceMark(): Promise<string> {
  const signature = await crypto.subtle.sign(
    'HMAC',
    await sessionKey(),
    new TextEncoder().encode('device'),
  )
  const bytes = [...new Uint8Array(signature, 0, 8)]
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

let keyInUse: Promise<CryptoKey> | undefined

/** Call after the store was emptied: a new key is made, and tokens of the old key are invalid. */
export function forgetSessionKey(): void {
  keyInUse = undefined
  lastVerified = undefined
}

function sessionKey(): Promise<CryptoKey> {
  keyInUse ??= storedSigningKey(device, 'session').catch((cause: unknown) => {
    keyInUse = undefined // so that the next call tries again
    throw cause
  })
  return keyInUse
}

/** Whether a call carries a staff token or requests one. */
export function isStaffCall(request: Request): boolean {
  if (new URL(request.url).pathname.startsWith('/adminlogin')) return true
  const token = tokenOf(request)
  if (token === null) return false
  try {
    return decodeJwt(token).aud === 'admin'
  } catch {
    return false // the handler refuses an invalid token
  }
}
