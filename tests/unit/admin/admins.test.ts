import { beforeEach, describe, expect, test } from 'vitest'
import { database } from '#mocks/provider/database/database'
import { advance, fieldsOf, minute, newPerson } from '../provider/providerPlayer'
import { callAdmin, StaffMember, startOperator } from './staff'

beforeEach(startOperator)

const reason = 'A reason that is long enough'

const newcomer = { username: 'Newcomer', name: 'New', role: 'support', newPassword: 'newcomer1' }

async function logInAs(username: string, password: string): Promise<unknown> {
  return (await callAdmin('login', { body: { username, password } })).body
}

describe('staff accounts', () => {
  test('the list of staff contains no secrets', async () => {
    const owner = await StaffMember.logIn('owner')
    const list = await owner.read('admins')
    expect(list['total']).toBe(3)
    expect(JSON.stringify(list)).not.toMatch(/salt|hash|secret|recovery/i)
  })

  test('a new staff account logs in with the given password and has to change it', async () => {
    const owner = await StaffMember.logIn('owner')
    await owner.done('saveAdmin', { ...newcomer, ...owner.self })
    expect(await logInAs('newcomer', 'newcomer1')).toMatchObject({
      role: 'support',
      mustChangePassword: true,
    })
    expect(await owner.refused('saveAdmin', { ...newcomer, ...owner.self })).toEqual({
      code: 'usernametaken',
    })
  })

  test('staff cannot change their own role, and one owner always remains', async () => {
    const owner = await StaffMember.logIn('owner')
    const shown = await shownOf(owner.adminID)
    const self = { ...owner.self, adminID: owner.adminID, username: 'owner', name: 'Owner', shown }
    expect(await owner.refused('saveAdmin', { ...self, role: 'support' })).toEqual({
      code: 'ownrole',
    })
    const off = { adminID: owner.adminID, status: 'disabled', reason }
    expect(await owner.refused('setAdminStatus', off)).toEqual({ code: 'lastowner' })
    await owner.done('saveAdmin', { ...self, role: 'owner' })
    expect(await database.admins.get(owner.adminID)).toMatchObject({ name: 'Owner', role: 'owner' })
  })

  test('one of two owners can be given a lower role', async () => {
    const owner = await StaffMember.logIn('owner')
    const cashier = await StaffMember.logIn('cashier')
    await owner.agreed('saveAdmin', { ...newcomer, ...owner.self, role: 'owner' }, cashier)
    const [, other] = (await database.admins.toArray()).filter(({ role }) => role === 'owner')
    const adminID = other?.adminID === owner.adminID ? undefined : other?.adminID
    const change = {
      ...owner.self,
      adminID,
      username: 'newcomer',
      name: 'New',
      role: 'support',
      shown: await shownOf(adminID),
    }
    await owner.agreed('saveAdmin', change, cashier)
    expect(await database.admins.get(adminID ?? '')).toMatchObject({ role: 'support' })
  })

  test('more rights need the approval of a second person who does not gain by them', async () => {
    const [owner, cashier] = [await StaffMember.logIn('owner'), await StaffMember.logIn('cashier')]
    const before = await database.admins.get('A3')
    const raise = {
      ...owner.self,
      adminID: 'A3',
      username: 'support',
      name: 'Support',
      role: 'admin',
      shown: await shownOf('A3'),
    }
    const { approvalId } = await owner.done('saveAdmin', raise)
    const { name, role } = (await database.admins.get('A3')) ?? {}
    expect([name, role]).toEqual([before?.name, 'support'])
    const yes = { ...cashier.self, approvalId, decision: 'approve' }
    expect(await owner.refused('decideApproval', yes)).toEqual({ code: 'samepersontwice' })
    await cashier.done('decideApproval', yes)
    expect(await database.admins.get('A3')).toMatchObject({ role: 'admin' })
    const own = { adminID: cashier.adminID, username: 'cashier', name: 'Cashier', role: 'owner' }
    const shown = await shownOf(own.adminID)
    const asked = await owner.done('saveAdmin', { ...own, shown, ...owner.self })
    const ownYes = { ...cashier.self, approvalId: asked['approvalId'], decision: 'approve' }
    expect(await cashier.refused('decideApproval', ownYes)).toEqual({ code: 'ownaccount' })
    const support = await StaffMember.logIn('support')
    await support.done('decideApproval', { ...ownYes, ...support.self })
    expect(await database.admins.get('A2')).toMatchObject({ role: 'owner' })
  })

  test('a late edit does not undo what a colleague changed in the account', async () => {
    const owner = await StaffMember.logIn('owner')
    const shown = await shownOf('A2')
    const cashier = { ...owner.self, adminID: 'A2', username: 'cashier', shown }
    await owner.done('saveAdmin', { ...cashier, name: 'Kaew', role: 'admin' })
    const late = { ...cashier, name: 'Kaew of the bank', role: 'admin' }
    expect(await owner.refused('saveAdmin', late)).toEqual({ code: 'versionchanged' })
    expect(await database.admins.get('A2')).toMatchObject({ name: 'Kaew', role: 'admin' })
  })

  test('a second given password is refused, so the first one stays valid', async () => {
    const owner = await StaffMember.logIn('owner')
    const shown = await shownOf('A2')
    const cashier = { ...owner.self, adminID: 'A2', username: 'cashier', shown }
    const request = { ...cashier, name: shown.name, role: shown.role }
    await owner.done('saveAdmin', { ...request, newPassword: 'given first' })
    const late = { ...request, newPassword: 'given second' }
    expect(await owner.refused('saveAdmin', late)).toEqual({ code: 'versionchanged' })
    expect(await logInAs('cashier', 'given first')).toMatchObject({ adminID: 'A2' })
    await owner.done('saveAdmin', { ...late, shown: await shownOf('A2') })
  })

  test('a disabled account loses its session at once and cannot log in', async () => {
    const [owner, support] = [await StaffMember.logIn('owner'), await StaffMember.logIn('support')]
    const request = { adminID: support.adminID, status: 'disabled', reason }
    await owner.done('setAdminStatus', request)
    expect((await callAdmin('players', { token: support.token })).status).toBe(401)
    expect(await logInAs('support', 'support1234')).toBe('banned')
    expect(await owner.refused('setAdminStatus', request)).toMatchObject({ code: 'alreadydecided' })
  })

  test('an account that is enabled again needs a new login, because old sessions stay closed', async () => {
    const [owner, support] = [await StaffMember.logIn('owner'), await StaffMember.logIn('support')]
    advance(minute)
    const request = { adminID: support.adminID, reason }
    await owner.done('setAdminStatus', { ...request, status: 'disabled' })
    const cashier = await StaffMember.logIn('cashier')
    await owner.agreed('setAdminStatus', { ...request, status: 'active' }, cashier)
    expect((await callAdmin('players', { token: support.token })).status).toBe(401)
    const { token } = await StaffMember.logIn('support')
    expect((await callAdmin('players', { token })).status).toBe(200)
  })

  test("changing one's own password needs the old one and happens once, however often it is sent", async () => {
    const support = await StaffMember.logIn('support')
    await database.admins.update(support.adminID, { mustChangePassword: true })
    const requestId = crypto.randomUUID()
    const request = { requestId, password: 'support1234', newPassword: 'support5678' }
    await support.done('ownPassword', request)
    await support.done('ownPassword', request)
    expect(await logInAs('support', 'support5678')).toMatchObject({ mustChangePassword: false })
    const wrong = { password: 'support1234', newPassword: 'support9999' }
    expect(await support.refused('ownPassword', wrong)).toEqual({ code: 'wrongpass' })
  })
})

/** @returns the account as the screen shows it now */
async function shownOf(adminID = '') {
  const { username, name, role, passwordSetAt = null } = (await database.admins.get(adminID)) ?? {}
  return { username, name, role, passwordSetAt }
}

async function actors(staff: StaffMember, query = {}) {
  const { data } = await staff.read('audit', { size: 100, ...query })
  return new Set(Object.values(fieldsOf(data)).map((row) => fieldsOf(row)['adminID']))
}

describe('the audit log', () => {
  test('the owner sees the whole audit log, and support only their own entries', async () => {
    const [owner, support] = [await StaffMember.logIn('owner'), await StaffMember.logIn('support')]
    const { id: userId } = await newPerson()
    await owner.done('setPlayerStatus', { userId, decision: 'ban', status: 'active', reason })
    expect(await actors(owner)).toContain(owner.adminID)
    expect(await actors(support)).toEqual(new Set([support.adminID]))
    const asked = { query: { actor: owner.adminID }, token: support.token }
    expect(await callAdmin('audit', asked)).toMatchObject({ status: 403 })
    const bans = await owner.read('audit', { action: 'user', target: userId })
    expect(bans).toMatchObject({ total: 1, data: [{ action: 'user.ban', reason }] })
  })

  test('the audit check finds the first entry that was changed', async () => {
    const owner = await StaffMember.logIn('owner')
    expect(await owner.read('auditCheck')).toMatchObject({ broken: null })
    await database.audit.where({ seq: 3 }).modify({ reason: 'another one' })
    expect(await owner.read('auditCheck')).toMatchObject({ checked: 2, broken: 3 })
  })

  test('the audit check notices entries removed from the end, even after new ones', async () => {
    const owner = await StaffMember.logIn('owner')
    const { seq = 0 } = (await database.audit.orderBy('seq').last()) ?? {}
    await database.audit
      .where('seq')
      .above(seq - 2)
      .delete()
    expect(await owner.read('auditCheck')).toEqual({ checked: seq - 2, broken: seq - 1 })
    await owner.done('setAutomatic', { automatic: false })
    const { broken } = await owner.read('auditCheck')
    expect(broken).toBeGreaterThan(seq - 2)
    expect((await database.audit.orderBy('seq').last())?.seq).toBe(seq + 1)
  })
})
