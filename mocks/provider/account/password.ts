/** Password hashes, and POST /usersystem/changepassword. Hash before a transaction: waiting inside ends it. */
import type { PasswordRequest } from '#contract/account/account'
import { ProviderError } from '../../answer'
import { isoNow } from '../../clock'
import { database } from '../database/database'
import type { PasswordHash } from '../database/rows'
import { type Answer, perform } from '../requests'

/** Low enough for a fast login on a slow phone; a real provider uses far more. */
const iterations = 10_000

export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = toHex(crypto.getRandomValues(new Uint8Array(16)))
  return { salt, iterations, hash: await derive(password, salt, iterations) }
}

export async function isPassword(password: string, stored: PasswordHash): Promise<boolean> {
  return (await derive(password, stored.salt, stored.iterations)) === stored.hash
}

/** A hash that identifies a password without revealing it. */
export function passwordMark(text: string, salt: string): Promise<string> {
  return derive(text, salt, iterations)
}

async function derive(password: string, salt: string, rounds: number): Promise<string> {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(password), 'PBKDF2', false, [
    'deriveBits',
  ])
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations: rounds },
    key,
    256,
  )
  return toHex(new Uint8Array(bits))
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Changes the password. Hashes before the transaction, which checks that the password is still the same.
 * The stored request contains only a hash of both passwords.
 */
export async function changePassword(request: PasswordRequest): Promise<Answer> {
  const { requestId, userId, password, newPassword } = request
  const player = await database.players.get(userId)
  const isRight = player !== undefined && (await isPassword(password, player.password))
  const next = await hashPassword(newPassword)
  const work = async () => {
    const now = await database.players.get(userId)
    if (!isRight || now?.password.hash !== player.password.hash)
      throw new ProviderError('wrongpassword')
    if (password === newPassword) throw new ProviderError('passwordsame')
    await database.players.update(userId, { password: next })
    return { changedAt: isoNow() }
  }
  const mark = await passwordMark(JSON.stringify([password, newPassword]), requestId)
  return perform('changepassword', { requestId, userId }, work, mark)
}
