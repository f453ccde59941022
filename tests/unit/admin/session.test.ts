import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkAudit } from '#mocks/admin/audit'
import { database } from '#mocks/provider/database/database'
import { advance, clockTime, fieldsOf, hour, minute, newPerson } from '../provider/providerPlayer'
import { callAdmin, StaffMember, startOperator } from './staff'

beforeEach(startOperator)

const cashier = { username: 'cashier', password: 'cashier1234' }

const device = '0123456789abcdef'

/** Logs in like the page, which also names its device. */
async function logIn(password = cashier.password): Promise<unknown> {
  return (await callAdmin('login', { body: { ...cashier, password, device } })).body
}

function codeOf(secret: string, at = clockTime()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })
}

/**
 * Sets up the cashier's second factor.
 * @returns its secret and the recovery codes
 */
async function enrol(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const staff = await StaffMember.logIn('cashier')
  const secret = String((await staff.done('enrolOtp'))['secret'])
  const { password } = cashier
  const wrong = { newCode: '000000', password }
  expect(await staff.refused('confirmOtp', wrong)).toMatchObject({ code: 'wrongcode' })
  const right = { newCode: codeOf(secret), password }
  const { recoveryCodes } = await staff.done('confirmOtp', right)
  return { secret, recoveryCodes: Array.isArray(recoveryCodes) ? recoveryCodes.map(String) : [] }
}

/** Sends a code as the second step of the login. */
async function enter(code: string): Promise<unknown> {
  const ticket: unknown = Object(await logIn()).ticket
  return (await callAdmin('loginCode', { body: { ticket, code } })).body
}

describe('the staff login', () => {
  test('the staff login refuses with the specified codes', async () => {
    const unknown = { username: 'nobody', password: 'x' }
    expect((await callAdmin('login', { body: unknown })).body).toBe('notfound')
    expect(await logIn('wrong')).toBe('wrongpass')
    await database.admins.update('A2', { status: 'disabled' })
    expect(await logIn()).toBe('banned')
  })

  test('the staff login locks for ten minutes after five wrong passwords', async () => {
    for (const _ of [1, 2, 3, 4]) expect(await logIn('wrong')).toBe('wrongpass')
    expect(await logIn('wrong')).toBe('locked')
    expect(await logIn()).toBe('locked')
    advance(10 * minute)
    expect(await logIn()).toMatchObject({ adminID: 'A2', role: 'admin' })
  })

  test('the staff login names the device, and every audit entry records it', async () => {
    const { body } = await callAdmin('login', { body: { ...cashier, device } })
    const { token } = Object(body)
    const renewed = Object((await callAdmin('loginCheck', { token, body: {} })).body)
    const request = { requestId: crypto.randomUUID(), userId: 'M1001', text: 'Called' }
    await callAdmin('addNote', { token: renewed.token, body: request })
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

  test('a staff session lasts half an hour without a call, and eight hours at most', async () => {
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
  test('an enrolled second factor is required, and accepts a code once and within half a minute', async () => {
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
    // Accept digits in groups, and from a Thai keyboard.
    const thai = codeOf(secret)
      .replace(/\d/g, (digit) => '๐๑๒๓๔๕๖๗๘๙'[Number(digit)] ?? '')
      .replace(/^.../, '$& ')
    expect(await enter(thai)).toMatchObject({ adminID: 'A2' })
    advance(minute)
    expect(await enter(codeOf(secret, clockTime() - 2 * minute))).toBe('wrongcode')
  })

  test('the second factor lets staff in after the clock was corrected', async () => {
    advance(24 * hour)
    const { secret } = await enrol()
    const cashierThen = await StaffMember.logIn('cashier', codeOf(secret, clockTime() + 30_000))
    const change = { password: 'cashier1234', newPassword: 'cashier5678' }
    await cashierThen.done('ownPassword', change)
    advance(-24 * hour)
    const ticket: unknown = Object(await logIn('cashier5678')).ticket
    const { body } = await callAdmin('loginCode', { body: { ticket, code: codeOf(secret) } })
    const { token } = fieldsOf(body)
    expect((await callAdmin('players', { token: String(token) })).status).toBe(200)
  })

  test('each of the ten recovery codes works once', async () => {
    const { recoveryCodes } = await enrol()
    const [first = '', second = ''] = recoveryCodes
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await enter(first.toLowerCase())).toMatchObject({ adminID: 'A2' })
    expect(await enter(first)).toBe('wrongcode')
    expect(await enter(second)).toMatchObject({ adminID: 'A2' })
  })

  test('the second factor cannot be skipped with the ticket of the first step, or an old ticket', async () => {
    const { secret } = await enrol()
    const ticket = String(Object(await logIn()).ticket)
    expect((await callAdmin('deposits', { token: ticket })).status).toBe(401)
    advance(6 * minute)
    const late = await callAdmin('loginCode', { body: { ticket, code: codeOf(secret) } })
    expect(late.body).toBe('notfound')
  })
})

describe('actions that need more proof', () => {
  const newcomer = { username: 'newcomer', name: 'New', role: 'support', newPassword: 'newcomer1' }

  test('an important action asks for the password, and locks after five wrong ones', async () => {
    const owner = await StaffMember.logIn('owner')
    const codes = []
    for (const password of [undefined, 'a', 'b', 'c', 'd', 'e', 'owner1234']) {
      codes.push((await owner.refused('saveAdmin', { ...newcomer, password }))['code'])
    }
    const wrong = ['wrongpass', 'wrongpass', 'wrongpass', 'wrongpass', 'wrongpass']
    expect(codes).toEqual(['passwordrequired', ...wrong, 'locked'])
    advance(10 * minute)
    await owner.done('saveAdmin', { ...newcomer, ...owner.self })
  })

  test('an action of staff with a second factor asks for a code, but not when it is repeated', async () => {
    const { secret } = await enrol()
    advance(minute)
    const staff = await StaffMember.logIn('cashier', codeOf(secret))
    const { id: userId } = await newPerson()
    const reason = 'Game round was not paid out'
    const request = { userId, direction: 'add', amount: 5, reason, ...staff.self }
    expect(await staff.refused('adjust', request)).toEqual({ code: 'wrongcode' })
    expect(await staff.refused('adjust', { ...request, code: codeOf(secret) })).toEqual({
      code: 'wrongcode',
    })
    advance(minute)
    const right = { ...request, requestId: crypto.randomUUID(), code: codeOf(secret) }
    const answer = await staff.done('adjust', right)
    expect(await staff.done('adjust', right)).toEqual(answer)
    expect(await database.wallets.get(userId)).toMatchObject({ balance: 500 })
    // Replacing the authenticator needs a code of the current one.
    const { secret: other } = await staff.done('enrolOtp')
    const replaced = { newCode: codeOf(String(other)), ...staff.self }
    expect(await staff.refused('confirmOtp', replaced)).toEqual({ code: 'wrongcode' })
    advance(minute)
    const newCode = codeOf(String(other))
    await staff.done('confirmOtp', { ...replaced, newCode, code: codeOf(secret) })
  })
})

describe('accounts with something to do first', () => {
  test('an account with a given password can do nothing until it has set its own', async () => {
    const staff = await StaffMember.logIn('cashier')
    await database.admins.update(staff.adminID, { mustChangePassword: true })
    expect((await callAdmin('players', { token: staff.token })).status).toBe(403)
    await staff.done('ownPassword', { ...staff.self, newPassword: 'cashier5678' })
    expect((await callAdmin('players', { token: staff.token })).status).toBe(200)
  })

  test('an account without the second factor that its role needs can do nothing until it has one', async () => {
    const [owner, staff] = [await StaffMember.logIn('owner'), await StaffMember.logIn('cashier')]
    const { value, version } = await owner.read('setting', {}, 'risk')
    const asked = { ...Object(value), otpRoles: ['admin'] }
    await owner.done('saveSetting', { name: 'risk', value: asked, version })
    expect((await callAdmin('players', { token: staff.token })).status).toBe(403)
    expect((await callAdmin('players', { token: owner.token })).status).toBe(200)
    const { secret } = await staff.done('enrolOtp')
    await staff.done('confirmOtp', { newCode: codeOf(String(secret)), ...staff.self })
    expect((await callAdmin('players', { token: staff.token })).status).toBe(200)
  })
})

describe('changes of credentials', () => {
  test('a new password ends all sessions except the one that set it, even in the same second', async () => {
    const [here, elsewhere] = [
      await StaffMember.logIn('cashier'),
      await StaffMember.logIn('cashier'),
    ]
    advance(minute)
    await here.done('ownPassword', { ...here.self, newPassword: 'cashier5678' })
    expect((await callAdmin('players', { token: elsewhere.token })).status).toBe(401)
    expect((await callAdmin('loginCheck', { token: here.token, body: {} })).status).toBe(200)
    const { body } = await callAdmin('login', {
      body: { username: 'cashier', password: 'cashier5678' },
    })
    expect((await callAdmin('players', { token: String(Object(body).token) })).status).toBe(200)
  })

  test('a password given by the owner, or a removed second factor, ends all sessions', async () => {
    const { secret } = await enrol()
    advance(minute)
    const owner = await StaffMember.logIn('owner')
    const staff = await StaffMember.logIn('cashier', codeOf(secret))
    advance(minute)
    const { adminID, username, name, role } = (await database.admins.get(staff.adminID)) ?? {}
    const row = { adminID, username, name, role, shown: { username, name, role } }
    await owner.done('saveAdmin', { ...row, ...owner.self, resetOtp: true })
    expect((await callAdmin('players', { token: staff.token })).status).toBe(401)
    expect(await logIn()).toMatchObject({ hasOtp: false })
    const entry = (await database.audit.orderBy('seq').toArray()).at(-2)
    expect(entry).toMatchObject({ before: { hasOtp: true }, after: { hasOtp: false } })
  })
})
