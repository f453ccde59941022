import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkAudit } from '#mocks/admin/audit'
import { database } from '#mocks/provider/database/database'
import { advance, clockTime, hour, minute, startProvider } from '../provider/providerPlayer'
import { callAdmin, StaffMember } from './staff'

beforeEach(startProvider)

const cashier = { username: 'cashier', password: 'cashier1234' }

const device = '0123456789abcdef'

/** As the page does it, which names its device. */
async function logIn(password = cashier.password): Promise<unknown> {
  return (await callAdmin('login', { body: { ...cashier, password, device } })).body
}

function codeOf(secret: string, at = clockTime()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })
}

/** Sets up the cashier's second factor; the secret, and the codes for when it is gone. */
async function enrol(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const staff = await StaffMember.logIn('cashier')
  const secret = String((await staff.done('enrolOtp'))['secret'])
  expect(await staff.refused('confirmOtp', { code: '000000' })).toMatchObject({ code: 'wrongcode' })
  const { recoveryCodes } = await staff.done('confirmOtp', { code: codeOf(secret) })
  return { secret, recoveryCodes: Array.isArray(recoveryCodes) ? recoveryCodes.map(String) : [] }
}

/** The second step, with whatever code. */
async function enter(code: string): Promise<unknown> {
  const ticket: unknown = Object(await logIn()).ticket
  return (await callAdmin('loginCode', { body: { ticket, code } })).body
}

describe('logging in', () => {
  test('says no by the specified markers', async () => {
    const unknown = { username: 'nobody', password: 'x' }
    expect((await callAdmin('login', { body: unknown })).body).toBe('notfound')
    expect(await logIn('wrong')).toBe('wrongpass')
    await database.admins.update('A2', { status: 'disabled' })
    expect(await logIn()).toBe('banned')
  })

  test('waits ten minutes after five wrong passwords, and then lets in', async () => {
    for (const _ of [1, 2, 3, 4]) expect(await logIn('wrong')).toBe('wrongpass')
    expect(await logIn('wrong')).toBe('locked')
    expect(await logIn()).toBe('locked')
    advance(10 * minute)
    expect(await logIn()).toMatchObject({ adminID: 'A2', role: 'admin' })
  })

  test('names the device, which every entry of the audit then bears', async () => {
    const { body } = await callAdmin('login', { body: { ...cashier, device } })
    const { token } = Object(body)
    const renewed = Object((await callAdmin('loginCheck', { token, body: {} })).body)
    const order = { requestId: crypto.randomUUID(), userId: 'M1001', text: 'Called' }
    await callAdmin('addNote', { token: renewed.token, body: order })
    const entries = (await database.audit.orderBy('seq').toArray()).slice(-2)
    expect(entries).toMatchObject([
      { action: 'admin.login', device },
      { action: 'user.note', device },
    ])
    expect(await checkAudit()).toMatchObject({ broken: null })
    const [, last] = entries
    await database.audit.update(last?.seq ?? 0, { device: 'fedcba9876543210' })
    expect(await checkAudit()).toMatchObject({ broken: last?.seq })
  })

  test('lasts half an hour without a call, and eight hours however busy', async () => {
    const staff = await StaffMember.logIn('cashier')
    advance(29 * minute)
    let token = staff.token
    const renew = async () => {
      const { status, body } = await callAdmin('loginCheck', { token, body: {} })
      if (status === 200) token = String(Object(body).token)
      return status
    }
    expect(await renew()).toBe(200)
    advance(31 * minute)
    expect(await renew()).toBe(401)
    token = (await StaffMember.logIn('cashier')).token
    for (let passed = 0; passed < 8 * hour - 20 * minute; passed += 20 * minute) {
      advance(20 * minute)
      expect(await renew()).toBe(200)
    }
    advance(20 * minute)
    expect(await renew()).toBe(401)
  })
})

describe('the second factor', () => {
  test('is asked for once it is set up, takes a code of its half minute, and each code once', async () => {
    const { secret } = await enrol()
    advance(minute)
    const code = codeOf(secret)
    expect(await enter('123456')).toBe('wrongcode')
    expect(await enter(code)).toMatchObject({ adminID: 'A2', hasOtp: true })
    expect(await enter(code)).toBe('wrongcode')
    advance(minute)
    // A clock may be half a minute off, not more.
    expect(await enter(codeOf(secret, clockTime() - 30_000))).toMatchObject({ adminID: 'A2' })
    advance(minute)
    expect(await enter(codeOf(secret, clockTime() - 2 * minute))).toBe('wrongcode')
  })

  test('has ten codes for when it is gone, each counts once', async () => {
    const { recoveryCodes } = await enrol()
    const [first = '', second = ''] = recoveryCodes
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await enter(first.toLowerCase())).toMatchObject({ adminID: 'A2' })
    expect(await enter(first)).toBe('wrongcode')
    expect(await enter(second)).toMatchObject({ adminID: 'A2' })
  })

  test('is not passed with the ticket of the first step alone, nor with an old one', async () => {
    const { secret } = await enrol()
    const ticket = String(Object(await logIn()).ticket)
    expect((await callAdmin('deposits', { token: ticket })).status).toBe(401)
    advance(6 * minute)
    const late = await callAdmin('loginCode', { body: { ticket, code: codeOf(secret) } })
    expect(late.body).toBe('notfound')
  })
})
