import { beforeEach, describe, expect, test } from 'vitest'
import { database } from '#mocks/provider/database/database'
import { advance, minute } from '../provider/providerPlayer'
import { callAdmin, StaffMember, startOperator } from './staff'

beforeEach(startOperator)

const client = { browser: 'Firefox', system: 'Windows' }

async function sessionsOf(staff: StaffMember, of: 'own' | 'all' = 'own') {
  const { sessions } = await staff.read('sessions', { of })
  return Array.isArray(sessions) ? sessions.map((row) => Object(row)) : []
}

async function statusOf({ token }: StaffMember): Promise<number> {
  return (await callAdmin('counters', { token })).status
}

describe('sessions of staff', () => {
  test('the list names browser, system, page and times of one’s own sessions', async () => {
    const login = { username: 'cashier', password: 'cashier1234', client }
    const { token } = Object((await callAdmin('login', { body: login })).body)
    advance(5 * minute)
    await callAdmin('reportPage', { token, body: { page: '/admin/deposits/D1' } })
    advance(minute)
    await callAdmin('reportPage', { token, body: { page: '/admin/deposits/D1' } })
    const other = await StaffMember.logIn('cashier')
    await StaffMember.logIn('owner')
    const [newest, oldest, ...rest] = await sessionsOf(other)
    expect(rest).toEqual([])
    const both = [newest, oldest].toSorted((one) => (one.isCurrent ? -1 : 1))
    expect(both).toMatchObject([
      { isCurrent: true, client: null, page: null },
      { isCurrent: false, client, page: '/admin/deposits/D1' },
    ])
    const [, first] = both
    expect(Date.parse(first.pageSince) - Date.parse(first.startedAt)).toBe(5 * minute)
    expect(Date.parse(first.seenAt) - Date.parse(first.startedAt)).toBe(6 * minute)
  })

  test('only the owner lists and ends sessions of colleagues', async () => {
    const [owner, cashier] = [await StaffMember.logIn('owner'), await StaffMember.logIn('cashier')]
    const refused = { token: cashier.token, query: { of: 'all' } }
    expect((await callAdmin('sessions', refused)).status).toBe(403)
    expect((await callAdmin('sessions', { ...refused, query: { all: '1' } })).status).toBe(400)
    expect(await sessionsOf(owner, 'all')).toHaveLength(2)
    const [own] = await sessionsOf(owner)
    const sessionIds = [own.sessionId]
    expect(await cashier.refused('endSessions', { sessionIds })).toMatchObject({
      code: 'forbidden',
    })
    const [theirs] = await sessionsOf(cashier)
    await owner.done('endSessions', { sessionIds: [theirs.sessionId] })
    expect([await statusOf(owner), await statusOf(cashier)]).toEqual([200, 401])
  })

  test('an ended token is refused and cannot be renewed, and the audit names the device', async () => {
    const login = { username: 'cashier', password: 'cashier1234', client }
    const { token } = Object((await callAdmin('login', { body: login })).body)
    const second = await StaffMember.logIn('cashier')
    const others = (await sessionsOf(second)).filter(({ isCurrent }) => isCurrent === false)
    const request = { sessionIds: others.map(({ sessionId }) => sessionId) }
    await second.done('endSessions', request)
    expect((await callAdmin('loginCheck', { token })).status).toBe(401)
    expect(await statusOf(second)).toBe(200)
    expect(await database.audit.orderBy('seq').last()).toMatchObject({
      action: 'admin.endsessions',
      targetId: second.adminID,
      after: { sessions: ['Firefox · Windows'] },
    })
    // They are over already.
    expect(await second.refused('endSessions', request)).toMatchObject({ code: 'versionchanged' })
  })

  test('a logout ends the session of its token only', async () => {
    const [first, second] = [await StaffMember.logIn('owner'), await StaffMember.logIn('owner')]
    await first.done('logOut')
    expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200])
    expect(await sessionsOf(second)).toHaveLength(1)
  })

  test('a session without a call for half an hour is not listed', async () => {
    await StaffMember.logIn('owner')
    advance(31 * minute)
    expect(await sessionsOf(await StaffMember.logIn('owner'))).toHaveLength(1)
  })
})
