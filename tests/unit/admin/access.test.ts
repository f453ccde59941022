import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isGranted, roles } from '#contract/admin/access'
import { type AdminCallName, adminCalls } from '#contract/admin/calls'
import { adminHandlers } from '#mocks/admin/handlers'
import { database } from '#mocks/provider/database/database'
import { signToken } from '#mocks/token'
import { config } from '../provider/backEnds'
import { advance, minute, newPerson } from '../provider/providerPlayer'
import { callAdmin, StaffMember, startOperator, type Username } from './staff'

beforeEach(startOperator)

const answered = adminHandlers(config).map(
  ({ info }) => `${String(info.method)} ${String(info.path)}`,
)

const calls = Object.keys(adminCalls).filter(isName)

function isName(name: string): name is AdminCallName {
  return Object.hasOwn(adminCalls, name)
}

const guarded = calls.filter((name) => adminCalls[name].needs !== 'anyone')

const usernameOf = {
  owner: 'owner',
  admin: 'cashier',
  support: 'support',
} as const satisfies Record<string, Username>

async function statusesOf(names: readonly AdminCallName[], token?: string) {
  const statuses = new Map<AdminCallName, number>()
  for (const name of names) {
    const answer = await callAdmin(name, { id: 'x', ...(token !== undefined && { token }) })
    statuses.set(name, answer.status)
  }
  return Object.fromEntries(statuses)
}

const allOf = (names: readonly AdminCallName[], status: number) =>
  Object.fromEntries(names.map((name) => [name, status]))

describe('calls of the back office', () => {
  test('every call of the back office has a handler', () => {
    const places = calls.map((name) => {
      const { method, path } = adminCalls[name]
      return `${method} ${config.providerOrigin}${path}`
    })
    expect(answered).toEqual(expect.arrayContaining(places))
  })

  test('every call of the back office is refused without a token', async () => {
    expect(await statusesOf(guarded)).toEqual(allOf(guarded, 401))
  })

  test("every call of the back office is refused to a player, whatever the player's token says", async () => {
    const person = await newPerson()
    expect(await statusesOf(guarded, await person.token())).toEqual(allOf(guarded, 401))
    const forged = await signToken(person.id, 'admin')
    expect(await statusesOf(guarded, forged)).toEqual(allOf(guarded, 401))
  })

  test('every call of the back office is refused once the session has ended', async () => {
    const { token } = await StaffMember.logIn('owner')
    advance(31 * minute)
    expect(await statusesOf(guarded, token)).toEqual(allOf(guarded, 401))
  })

  test('every call of the back office is refused to an account that has been disabled', async () => {
    const { token, adminID } = await StaffMember.logIn('cashier')
    await database.admins.update(adminID, { status: 'disabled' })
    expect(await statusesOf(guarded, token)).toEqual(allOf(guarded, 401))
  })

  test.each(roles)(
    'the role %s can make the calls that the table of rights grants',
    async (role) => {
      const { token } = await StaffMember.logIn(usernameOf[role])
      const statuses = await statusesOf(guarded, token)
      const refused = guarded.filter((name) => statuses[name] === 403)
      const closed = guarded.filter((name) => {
        const { needs } = adminCalls[name]
        return needs !== 'staff' && needs !== 'anyone' && !isGranted(role, needs)
      })
      expect(refused).toEqual(closed)
      expect(Object.values(statuses)).not.toContain(401)
      expect(Object.values(statuses)).not.toContain(500)
    },
  )
})

async function everything() {
  const tables = await Promise.all(
    database.tables.map(async (table) => [table.name, await table.toArray()] as const),
  )
  return Object.fromEntries(tables)
}

describe('a staff action whose audit entry fails', () => {
  const reason = 'A reason that is long enough'

  async function allRequests(): Promise<[AdminCallName, object][]> {
    const { id: userId } = await newPerson(100)
    const password = 'owner1234'
    return [
      ['setPlayerStatus', { userId, decision: 'ban', status: 'active', reason }],
      [
        'setPlayerBank',
        {
          userId,
          bank_name: 'ธนาคารกสิกรไทย',
          book_number: '1234567890',
          book_name: 'Somebody Else',
          bankChangedAt: null,
          reason,
        },
      ],
      ['setPlayerPassword', { userId, newPassword: 'temporary', passwordSetAt: null, reason }],
      ['addNote', { userId, text: 'Called about a deposit' }],
      ['setTags', { userId, tags: ['vip'], shown: [] }],
      ['adjust', { userId, direction: 'add', amount: 10, reason, password }],
      [
        'saveAdmin',
        { username: 'newcomer', name: 'New', role: 'support', newPassword: '12345678', password },
      ],
      ['setAdminStatus', { adminID: 'A3', status: 'disabled', reason }],
      ['ownPassword', { password, newPassword: 'owner5678' }],
    ]
  }

  test('a failed audit entry undoes the action, and sending it again does it once with one entry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const owner = await StaffMember.logIn('owner')
    for (const [name, request] of await allRequests()) {
      const body = { requestId: crypto.randomUUID(), ...request }
      const before = await everything()
      const fault = vi.spyOn(database.audit, 'bulkAdd').mockRejectedValueOnce(new Error('injected'))
      expect((await owner.request(name, body)).status).toBe(500)
      fault.mockRestore()
      expect({ name, rows: await everything() }).toEqual({ name, rows: before })
      const entries = await database.audit.count()
      await owner.done(name, body)
      await owner.done(name, body)
      expect({ name, entries: await database.audit.count() }).toEqual({
        name,
        entries: entries + 1,
      })
      expect({ name, rows: await everything() }).not.toEqual({ name, rows: before })
    }
  })
})
