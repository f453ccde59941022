/** Staff login, and the tokens of staff sessions. */

import { decodeJwt, jwtVerify, SignJWT } from 'jose'
import type * as v from 'valibot'
import { isTimely } from '#contract/account/login'
import { permissionsOf } from '#contract/admin/access'
import { type adminSessionSchema, idleMs, longestSessionMs } from '#contract/admin/account'
import type { Client } from '#contract/admin/sessions'
import { minuteMs } from '#lib/time'
import { isoNow, later, now } from '../clock'
import { device, storedSigningKey } from '../database/database'
import { isPassword } from '../provider/account/password'
import type { AdminAccountRow } from '../provider/database/adminRows'
import { database } from '../provider/database/database'
import { randomText } from '../random'
import { verifyToken } from '../token'
import { enterAudit } from './audit'
import { AdminError, type Staff, staffOf } from './requests'
import { takeCode } from './secondFactor'
import { addSession, isSessionEnded, seeSession } from './sessions'
import { riskSetting } from './settings'

type SessionOnWire = v.InferInput<typeof adminSessionSchema>

/** Wrong passwords or codes in a row before the account is locked for `lockMs`. */
const mostTries = 5
const lockMs = 10 * minuteMs
const ticketMs = 5 * minuteMs

export type LoginMarker = 'notfound' | 'wrongpass' | 'wrongcode' | 'banned' | 'locked'

/** The device of a login, by its id for the audit, and by the names of its browser and system. */
interface LoginFrom {
  device?: string | undefined
  client?: Client | undefined
}

/** First step of the login. @returns a session, a ticket for the second step, or an error marker */
export async function logIn(
  username: string,
  password: string,
  { device, client }: LoginFrom = {},
): Promise<SessionOnWire | { ticket: string } | LoginMarker> {
  const row = await database.admins.where({ username: username.trim().toLowerCase() }).first()
  if (!row) return 'notfound'
  if (isLocked(row)) return 'locked'
  if (!(await isPassword(password, row.password))) return countWrong(row, 'wrongpass')
  if (row.status !== 'active') return 'banned'
  if (row.otpSecret) {
    return { ticket: await sign(row.adminID, 'admin-ticket', now() + ticketMs, { device }) }
  }
  return begin(row, { device, client })
}

/** Second step: a code of the authenticator, or a recovery code, which works once. */
export async function logInByCode(
  ticket: string,
  code: string,
  client?: Client,
): Promise<SessionOnWire | LoginMarker> {
  const adminID = await ownerOf(ticket, 'admin-ticket')
  const row = adminID === null ? undefined : await database.admins.get(adminID)
  if (!row) return 'notfound'
  if (isLocked(row)) return 'locked'
  if (row.status !== 'active') return 'banned'
  const taken = await takeCode(row, code)
  return taken
    ? begin(row, { device: sessionOf(ticket).device, client })
    : countWrong(row, 'wrongcode')
}

/** Extends the session by half an hour, up to eight hours after login. */
export async function renew(row: AdminAccountRow, token: string): Promise<SessionOnWire> {
  await seeSessionOf(row, token)
  return describe(row, sessionOf(token))
}

/** Notes that the session of a token is in use; `page`: the page that it shows. */
export async function seeSessionOf(
  { adminID }: AdminAccountRow,
  token: string,
  page?: string,
): Promise<object> {
  const { id, startedAt = now() } = sessionOf(token)
  if (id === undefined) return {}
  await seeSession({ id, adminID, startedAt, expiresAt: expiryOf(startedAt) }, page)
  return {}
}

/** @returns when a session ends without another call */
function expiryOf(startedAt: number): number {
  return Math.min(now() + idleMs, startedAt + longestSessionMs)
}

async function begin(row: AdminAccountRow, { device, client }: LoginFrom): Promise<SessionOnWire> {
  const { adminID } = row
  const [id, startedAt] = [randomText(12), now()]
  await database.transaction(
    'rw',
    [database.admins, database.audit, database.adminSettings],
    async () => {
      await database.admins.update(adminID, {
        wrongTries: 0,
        lockedUntil: null,
        lastLoginAt: isoNow(),
      })
      await addSession({ id, adminID, startedAt, expiresAt: expiryOf(startedAt), client })
      const entry = { action: 'admin.login', targetType: 'admin', targetId: adminID }
      await enterAudit(staffOf(row, { device }), entry, null)
    },
  )
  return describe(row, { id, startedAt, device })
}

async function describe(row: AdminAccountRow, session: Session): Promise<SessionOnWire> {
  const { startedAt = now() } = session
  const expiresAt = expiryOf(startedAt)
  return {
    token: await sign(row.adminID, 'admin', expiresAt, session),
    adminID: row.adminID,
    username: row.username,
    name: row.name,
    role: row.role,
    permissions: permissionsOf(row.role),
    mustChangePassword: row.mustChangePassword,
    hasOtp: row.otpSecret !== undefined,
    mustEnrol: await mustEnrol(row),
    expiresAt: new Date(expiresAt).toISOString(),
    endsAt: new Date(startedAt + longestSessionMs).toISOString(),
  }
}

async function mustEnrol({ otpSecret, role }: AdminAccountRow): Promise<boolean> {
  return otpSecret === undefined && (await riskSetting()).otpRoles.includes(role)
}

/** Whether the colleague must first set their own password or a second factor. */
export async function owesFirstSteps(row: AdminAccountRow): Promise<boolean> {
  return row.mustChangePassword || (await mustEnrol(row))
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

/** @returns the account of a valid staff token; null if the session has ended or the account is disabled */
export async function staffBy(token: string): Promise<AdminAccountRow | null> {
  const claims = await verifyToken(token)
  if (claims?.role !== 'admin') return null
  const { id, startedAt } = sessionOf(token)
  if (startedAt === undefined || startedAt + longestSessionMs <= now()) return null
  return database.transaction('r', database.admins, database.adminSettings, async () => {
    const row = await database.admins.get(claims.userId)
    if (row?.status !== 'active') return null
    return (await isSessionEnded(row, { id, startedAt })) ? null : row
  })
}

/** Fields that end all sessions except the caller's, e.g. after a new password. For the transaction. */
export function endedSessions({
  session,
}: Pick<Staff, 'session'>): Pick<AdminAccountRow, 'endedBefore' | 'keptSession'> {
  return { endedBefore: now(), keptSession: session }
}

/** The session data in a token; `device` as named at login. */
interface Session {
  id?: string | undefined
  /** In ms since 1970. */
  startedAt?: number | undefined
  device: string | undefined
}

/** Signs with the session key of this device or process; no token outlives its session. */
async function sign(
  userId: string,
  audience: 'admin' | 'admin-ticket',
  expiresAt: number,
  { id, startedAt = now(), device: name }: Session,
): Promise<string> {
  const start = Math.floor(startedAt / 1000)
  const session = {
    start,
    ...(id !== undefined && { id }),
    ...(name !== undefined && { device: name }),
  }
  return new SignJWT({ userId, ...session })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(Math.floor(now() / 1000))
    .setExpirationTime(Math.floor(expiresAt / 1000))
    .setAudience(audience)
    .sign(await storedSigningKey(device, audience === 'admin' ? 'session' : 'admin-ticket'))
}

export function sessionOf(token: string): Session {
  const { start, id, device: name } = decodeJwt(token)
  return {
    id: typeof id === 'string' ? id : undefined,
    startedAt: typeof start === 'number' ? start * 1000 : undefined,
    device: typeof name === 'string' ? name : undefined,
  }
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
    return null // not a valid ticket
  }
}

interface Confirmed {
  requestId: string
  password?: string | undefined
  code?: string | undefined
}

/** Asks for authentication before a sensitive request: the password, and a code if there is a second factor. */
export async function requireSelf(staff: Staff, request: Confirmed): Promise<void> {
  const row = await requirePassword(staff, request)
  if (!row?.otpSecret || (await takeCode(row, request.code ?? ''))) return
  await countWrong(row, 'wrongcode')
  throw new AdminError('wrongcode')
}

/**
 * @returns the account; null for a request that was already executed: a repetition is not asked again,
 * because a code works only once
 */
export async function requirePassword(
  { adminID }: Staff,
  { requestId, password }: Confirmed,
): Promise<AdminAccountRow | null> {
  if ((await database.requests.get(requestId))?.userId === adminID) return null
  if (password === undefined) throw new AdminError('passwordrequired')
  const row = await database.admins.get(adminID)
  if (!row || isLocked(row)) throw new AdminError('locked')
  if (await isPassword(password, row.password)) return row
  await countWrong(row, 'wrongpass')
  throw new AdminError('wrongpass')
}
