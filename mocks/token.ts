/**
 * Tokens of this device: HS256, signed with a key that is made here and kept in IndexedDB. Such a
 * token proves nothing to a real provider, which must check its own.
 */

import type { Table } from 'dexie'
import { decodeJwt, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { isTimely, type TokenTimes, tokenLifeSeconds } from '#contract/account/tokenTimes'
import { now } from './clock'
import type { MockConfig } from './config'
import { device } from './database/database'
import type { GuardedDatabase } from './database/guardedDatabase'
import { memoryAtHand } from './database/nativeDatabase'
import { storeFaultOf } from './database/storeFault'

/** A key that is made on this device and never leaves it. */
export interface SigningKey {
  id: string
  key: CryptoKey
}

interface KeyStore extends GuardedDatabase {
  readonly keys: Table<SigningKey, string>
}

const algorithm: HmacKeyGenParams = { name: 'HMAC', hash: 'SHA-256' }

/**
 * Two contexts may start at once; the transaction lets the first one's key win. A page makes do with one
 * that is not kept where there is no room.
 */
export async function keptSigningKey(database: KeyStore, id: string): Promise<CryptoKey> {
  const { keys } = database
  try {
    return await database.carryOut(async () => {
      const kept = await keys.get(id)
      if (kept) return kept.key
      const key = await makeKey()
      return database.transaction('rw', keys, async () => {
        const other = await keys.get(id)
        if (other) return other.key
        await keys.add({ id, key })
        return key
      })
    })
  } catch (cause) {
    if (storeFaultOf(cause) !== 'storagefull' || (await memoryAtHand()) === null) throw cause
    return makeKey()
  }
}

function makeKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey(algorithm, false, ['sign', 'verify'])
}

/** Whether a stored row holds a key that signs, and checks what was signed. */
export function holdsSigningKey(row: object): boolean {
  if (!('key' in row) || !(row.key instanceof CryptoKey)) return false
  const { algorithm: own, usages } = row.key
  return own.name === algorithm.name && usages.includes('sign') && usages.includes('verify')
}

/** Who a token speaks for. Player and admin tokens never stand in for one another. */
export type Claims = { role: 'player' | 'admin'; userId: string }

/** A token for `userId`; without an audience it is a player's, as specified. */
export async function signToken(userId: string, audience?: 'admin'): Promise<string> {
  const issuedAt = Math.floor(now() / 1000)
  const token = new SignJWT({ userId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + tokenLifeSeconds)
  if (audience) token.setAudience(audience)
  return token.sign(await sessionKey())
}

/** Null for a token that is expired, of the future, made for too long, damaged, of another device or not signed with HS256. */
export async function verifyToken(token: string): Promise<Claims | null> {
  const known = lastVerified?.token === token ? lastVerified : null
  if (known) return isTimely(known.times, now()) ? known.claims : null
  const key = await sessionKey() // outside: storage that fails says nothing about the token
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      currentDate: new Date(now()),
    })
    const times = timesOf(payload)
    const claims = claimsOf(payload)
    if (!times || !claims || !isTimely(times, now())) return null
    lastVerified = { token, claims, times }
    return claims
  } catch {
    return null
  }
}

/** One player makes nearly all calls of a device; their token's signature is checked once. */
let lastVerified: { token: string; claims: Claims; times: TokenTimes } | undefined

/** What an unexpired token says of a player, unproven. Nobody becomes an admin this way. */
export function decodeToken(token: string): Claims | null {
  try {
    const payload = decodeJwt(token)
    const times = timesOf(payload)
    const claims = claimsOf(payload)
    return times && isTimely(times, now()) && claims?.role === 'player' ? claims : null
  } catch {
    return null
  }
}

/** Our own tokens always say both. */
function timesOf({ iat, exp }: JWTPayload): TokenTimes | null {
  if (typeof iat !== 'number' || typeof exp !== 'number') return null
  return { issuedAt: iat * 1000, expiry: exp * 1000 }
}

function claimsOf(payload: JWTPayload): Claims | null {
  const { userId, aud } = payload
  if (typeof userId !== 'string' || userId === '') return null
  if (aud === undefined) return { role: 'player', userId }
  return aud === 'admin' ? { role: 'admin', userId } : null
}

/** The token of an Authorization header, with or without `Bearer`; null when there is none. */
export function tokenOf(request: Request): string | null {
  const header = request.headers.get('Authorization')?.trim() ?? ''
  const token = header.replace(/^Bearer(\s+|$)/i, '')
  return token === '' ? null : token
}

/** Reads a token as the configuration orders. */
export async function readClaims(token: string, config: MockConfig): Promise<Claims | null> {
  return config.tokens === 'decoded' ? decodeToken(token) : verifyToken(token)
}

let keyInUse: Promise<CryptoKey> | undefined

/** The store was emptied: a new key is made, and no token of the old one counts. */
export function forgetSessionKey(): void {
  keyInUse = undefined
  lastVerified = undefined
}

function sessionKey(): Promise<CryptoKey> {
  keyInUse ??= keptSigningKey(device, 'session').catch((cause: unknown) => {
    keyInUse = undefined // so that the next call tries again
    throw cause
  })
  return keyInUse
}
