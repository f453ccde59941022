/** Logging in to the operator's side, and the tokens of its sessions. */

import { decodeJwt, jwtVerify, SignJWT } from 'jose'
import { Secret, TOTP } from 'otpauth'
import type * as v from 'valibot'
import { isTimely } from '#contract/account/tokenTimes'
import { permissionsOf } from '#contract/admin/access'
import { type adminSessionSchema, idleMs, longestSessionMs } from '#contract/admin/account'
import { minuteMs } from '#lib/time'
import { isoNow, later, now } from '../clock'
import { device } from '../database/database'
import { isPassword, passwordMark } from '../provider/account/password'
import type { AdminAccountRow } from '../provider/database/adminRows'
import { database } from '../provider/database/database'
import { randomText } from '../random'
import { storedSigningKey } from '../signingKey'
import { verifyToken } from '../token'
import { enterAudit } from './audit'
import { AdminRefused, type Staff, staffOf } from './orders'
import { riskSetting } from './settings'

type SessionOnWire = v.InferInput<typeof adminSessionSchema>

/** Wrong passwords or codes in a row, and how long the account then waits. */
const mostTries = 5
const lockMs = 10 * minuteMs
const ticketMs = 5 * minuteMs

export type LoginMarker = 'notfound' | 'wrongpass' | 'wrongcode' | 'banned' | 'locked'

/** The first step: a session, a ticket for the second, or the marker for why not. */
export async function logIn(
  username: string,
  password: string,
  device?: string,
): Promise<SessionOnWire | { ticket: string } | LoginMarker> {
  const row = await database.admins.where({ username: username.trim().toLowerCase() }).first()
  if (!row) return 'notfound'
  if (isLocked(row)) return 'locked'
  if (!(await isPassword(password, row.password))) return countWrong(row, 'wrongpass')
  if (row.status !== 'active') return 'banned'
  if (row.otpSecret) {
    return { ticket: await sign(row.adminID, 'admin-ticket', now() + ticketMs, { device }) }
  }
  return begin(row, device)
}

/** The second step: a code of the authenticator, or a recovery code, which counts once. */
export async function logInByCode(
  ticket: string,
  code: string,
): Promise<SessionOnWire | LoginMarker> {
  const adminID = await ownerOf(ticket, 'admin-ticket')
  const row = adminID === null ? undefined : await database.admins.get(adminID)
  if (!row) return 'notfound'
  if (isLocked(row)) return 'locked'
  if (row.status !== 'active') return 'banned'
  const plain = code.replace(/[\s-]/g, '').toUpperCase()
  const mark = await passwordMark(plain, row.adminID)
  const taken = await database.transaction('rw', database.admins, async () => {
    const current = await database.admins.get(row.adminID)
    if (!current) return false
    const step = stepOf(current.otpSecret, plain)
    // A code counts once, also within its half minute.
    if (step !== null && step > (current.otpStep ?? -1)) {
      await database.admins.update(row.adminID, { otpStep: step })
      return true
    }
    if (!current.recovery?.includes(mark)) return false
    const recovery = current.recovery.filter((one) => one !== mark)
    await database.admins.update(row.adminID, { recovery })
    return true
  })
  return taken ? begin(row, deviceOf(ticket)) : countWrong(row, 'wrongcode')
}

/** The session goes on for another half an hour, up to eight hours after the log-in. */
export async function renew(row: AdminAccountRow, token: string): Promise<SessionOnWire> {
  return describe(row, startOf(token) ?? now(), deviceOf(token))
}

async function begin(row: AdminAccountRow, device: string | undefined): Promise<SessionOnWire> {
  await database.transaction('rw', database.admins, database.audit, async () => {
    await database.admins.update(row.adminID, {
      wrongTries: 0,
      lockedUntil: null,
      lastLoginAt: isoNow(),
    })
    const entry = { action: 'admin.login', targetType: 'admin', targetId: row.adminID }
    await enterAudit(staffOf(row, device), entry, null)
  })
  return describe(row, now(), device)
}

async function describe(
  row: AdminAccountRow,
  startedAt: number,
  device: string | undefined,
): Promise<SessionOnWire> {
  const endsAt = startedAt + longestSessionMs
  const expiresAt = Math.min(now() + idleMs, endsAt)
  const { otpRoles } = await riskSetting()
  return {
    token: await sign(row.adminID, 'admin', expiresAt, { startedAt, device }),
    adminID: row.adminID,
    username: row.username,
    name: row.name,
    role: row.role,
    permissions: permissionsOf(row.role),
    mustChangePassword: row.mustChangePassword,
    hasOtp: row.otpSecret !== undefined,
    mustEnrol: row.otpSecret === undefined && otpRoles.includes(row.role),
    expiresAt: new Date(expiresAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
  }
}

function isLocked({ lockedUntil }: AdminAccountRow): boolean {
  return lockedUntil !== null && Date.parse(lockedUntil) > now()
}

async function countWrong(
  { adminID }: AdminAccountRow,
  marker: 'wrongpass' | 'wrongcode',
): Promise<LoginMarker> {
  return database.transaction('rw', database.admins, async () => {
    const row = await database.admins.get(adminID)
    const wrongTries = (row?.wrongTries ?? 0) + 1
    const isOver = wrongTries >= mostTries
    await database.admins.update(adminID, {
      wrongTries: isOver ? 0 : wrongTries,
      lockedUntil: isOver ? later(now(), lockMs) : null,
    })
    return isOver ? 'locked' : marker
  })
}

/** Whose token of the staff it is, as long as it counts and they may still come in; else null. */
export async function staffBy(token: string): Promise<AdminAccountRow | null> {
  const claims = await verifyToken(token)
  if (claims?.role !== 'admin') return null
  const start = startOf(token)
  if (start === null || start + longestSessionMs <= now()) return null
  const row = await database.admins.get(claims.userId)
  return row?.status === 'active' ? row : null
}

/** Signed with the key of all sessions of this device or process; never with a longer life than agreed. */
async function sign(
  userId: string,
  audience: 'admin' | 'admin-ticket',
  expiresAt: number,
  { startedAt = now(), device: name }: { startedAt?: number; device: string | undefined },
): Promise<string> {
  const start = Math.floor(startedAt / 1000)
  return new SignJWT({ userId, start, ...(name !== undefined && { device: name }) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(Math.floor(now() / 1000))
    .setExpirationTime(Math.floor(expiresAt / 1000))
    .setAudience(audience)
    .sign(await storedSigningKey(device, audience === 'admin' ? 'session' : 'admin-ticket'))
}

function startOf(token: string): number | null {
  const { start } = decodeJwt(token)
  return typeof start === 'number' ? start * 1000 : null
}

/** What the log-in called the device that a token was given to. */
export function deviceOf(token: string): string | undefined {
  const { device: name } = decodeJwt(token)
  return typeof name === 'string' ? name : undefined
}

async function ownerOf(ticket: string, keyName: 'admin-ticket'): Promise<string | null> {
  try {
    const key = await storedSigningKey(device, keyName)
    const { payload } = await jwtVerify(ticket, key, {
      algorithms: ['HS256'],
      audience: keyName,
      currentDate: new Date(now()),
    })
    const times = { issuedAt: (payload.iat ?? 0) * 1000, expiry: (payload.exp ?? 0) * 1000 }
    if (!isTimely(times, now())) return null
    return typeof payload['userId'] === 'string' ? payload['userId'] : null
  } catch {
    return null // whatever is no ticket of ours leads nowhere
  }
}

/** Who must be asked once more whether it is really them. Throws where the password is missing or wrong. */
export async function requirePassword(staff: Staff, password: string | undefined): Promise<void> {
  if (password === undefined) throw new AdminRefused('passwordrequired')
  const row = await database.admins.get(staff.adminID)
  if (!row || isLocked(row)) throw new AdminRefused('locked')
  if (await isPassword(password, row.password)) return
  await countWrong(row, 'wrongpass')
  throw new AdminRefused('wrongpass')
}

/** RFC 6238: six digits, SHA-1, half a minute, as all authenticators know it. */
function totp(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: 'Arcade Member',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
    secret: Secret.fromBase32(secret),
  })
}

/** The step that a code belongs to, a step early or late allowed; null for a wrong one. */
function stepOf(secret: string | undefined, code: string): number | null {
  if (secret === undefined || !/^\d{6}$/.test(code)) return null
  const timestamp = now()
  const delta = totp(secret).validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 30_000) + delta
}

/** A secret that counts once a code of it was shown. */
export async function enrolOtp(row: AdminAccountRow): Promise<{ secret: string; address: string }> {
  const secret = new Secret({ size: 20 }).base32
  await database.admins.update(row.adminID, { otpWaiting: secret })
  return { secret, address: totp(secret, row.username).toString() }
}

/** Makes ten recovery codes, for {@link confirmOtp} in the transaction that follows. */
export async function makeRecovery(adminID: string): Promise<{ codes: string[]; marks: string[] }> {
  const codes = Array.from({ length: 10 }, () => `${randomText(4)}-${randomText(4)}`)
  const marks = await Promise.all(codes.map((code) => passwordMark(code.replace('-', ''), adminID)))
  return { codes, marks }
}

/** The second factor counts from now on. Throws `wrongcode`. */
export async function confirmOtp(adminID: string, code: string, marks: string[]): Promise<void> {
  const row = await database.admins.get(adminID)
  const secret = row?.otpWaiting
  const step = stepOf(secret, code.replace(/\s/g, ''))
  if (!row || secret === undefined || step === null) throw new AdminRefused('wrongcode')
  const { otpWaiting: _, ...rest } = row
  await database.admins.put({ ...rest, otpSecret: secret, otpStep: step, recovery: marks })
}
