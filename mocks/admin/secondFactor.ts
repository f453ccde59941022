/** Two-factor authentication of staff: codes of an authenticator, and recovery codes. */
import { Secret, TOTP } from 'otpauth'
import { withPlainDigits } from '#lib/money'
import { now } from '../clock'
import { passwordMark } from '../provider/account/password'
import type { AdminAccountRow } from '../provider/database/adminRows'
import { database } from '../provider/database/database'
import { randomText } from '../random'
import { AdminError } from './requests'

const stepMs = 30_000

/** @returns whether the code is valid: from the authenticator, or a recovery code. Each works once. */
export async function takeCode({ adminID }: AdminAccountRow, code: string): Promise<boolean> {
  const plain = plainCode(code)
  const mark = await passwordMark(plain, adminID)
  return database.transaction('rw', database.admins, async () => {
    const row = await database.admins.get(adminID)
    if (!row) return false
    const step = stepOf(row.otpSecret, plain)
    if (step !== null && !isUsed(row, step)) {
      await database.admins.update(adminID, { otpStep: step })
      return true
    }
    if (!row.recovery?.includes(mark)) return false
    const recovery = row.recovery.filter((one) => one !== mark)
    await database.admins.update(adminID, { recovery })
    return true
  })
}

/** A code works once in its 30 seconds. Ignores a used step far ahead, which comes from a wrong clock. */
function isUsed({ otpStep = -1 }: AdminAccountRow, step: number): boolean {
  return step <= otpStep && otpStep <= Math.floor(now() / stepMs) + 1
}

/** Normalises digits of other scripts, separators and case. */
function plainCode(code: string): string {
  return withPlainDigits(code).replace(/[\s-]/g, '').toUpperCase()
}

/** RFC 6238 with the defaults of all authenticators: six digits, SHA-1, 30 seconds. */
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

/** @returns the time step of a code, one step early or late allowed; null for a wrong code */
function stepOf(secret: string | undefined, code: string): number | null {
  if (secret === undefined || !/^\d{6}$/.test(code)) return null
  const timestamp = now()
  const delta = totp(secret).validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / stepMs) + delta
}

/** Creates a secret that becomes active when a code of it is confirmed. */
export async function enrolOtp(row: AdminAccountRow): Promise<{ secret: string; address: string }> {
  const secret = new Secret({ size: 20 }).base32
  await database.admins.update(row.adminID, { otpWaiting: secret })
  return { secret, address: totp(secret, row.username).toString() }
}

/** Makes ten recovery codes for {@link confirmOtp}; must run before its transaction. */
export async function makeRecovery(adminID: string): Promise<{ codes: string[]; marks: string[] }> {
  const codes = Array.from({ length: 10 }, () => `${randomText(4)}-${randomText(4)}`)
  const marks = await Promise.all(codes.map((code) => passwordMark(code.replace('-', ''), adminID)))
  return { codes, marks }
}

/** Turns the second factor on. @throws {AdminError} `wrongcode` */
export async function confirmOtp(adminID: string, code: string, marks: string[]): Promise<void> {
  const row = await database.admins.get(adminID)
  const secret = row?.otpWaiting
  const step = stepOf(secret, plainCode(code))
  if (!row || secret === undefined || step === null) throw new AdminError('wrongcode')
  const { otpWaiting: _, ...rest } = row
  await database.admins.put({ ...rest, otpSecret: secret, otpStep: step, recovery: marks })
}

/** Removes the second factor, for a colleague who lost the authenticator and the recovery codes. */
export function withoutOtp(row: AdminAccountRow): AdminAccountRow {
  const { otpSecret: _, otpStep: __, otpWaiting: ___, recovery: ____, ...rest } = row
  return rest
}
