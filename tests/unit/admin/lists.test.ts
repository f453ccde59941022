import { beforeAll, describe, expect, test } from 'vitest'
import type { AdminCallName } from '#contract/admin/calls'
import { satang } from '#lib/money'
import { database } from '#mocks/provider/database/database'
import { fieldsOf } from '../provider/providerPlayer'
import { callAdmin, StaffMember, startOperator } from './staff'

let staff: StaffMember

beforeAll(async () => {
  await startOperator()
  staff = await StaffMember.logIn('owner')
})

const lists: [AdminCallName, id: string, of?: string][] = [
  ['deposits', 'depositId'],
  ['withdrawals', 'withdrawId'],
  ['ledger', 'seq'],
  ['players', 'userId'],
  ['audit', 'seq'],
  ['affiliates', 'affiliateID', 'all'],
]

async function page(
  name: AdminCallName,
  query: Record<string, string | number>,
  of?: string,
): Promise<{ rows: Record<string, unknown>[]; total: number }> {
  const answer = await staff.read(name, query, of)
  const rows = Array.isArray(answer['data']) ? answer['data'].map(fieldsOf) : []
  return { rows, total: Number(answer['total']) }
}

describe.each(lists)('the list of %s', (name, id, of) => {
  test('the list has each row on exactly one of its pages, in both directions', async () => {
    const { total } = await page(name, {}, of)
    const forward: unknown[] = []
    for (let number = 1; number <= Math.ceil(total / 100); number += 1) {
      const { rows } = await page(name, { size: 100, page: number }, of)
      forward.push(...rows.map((row) => row[id]))
    }
    expect(forward).toHaveLength(total)
    expect(new Set(forward).size).toBe(forward.length)
  })

  test('the list shows its last page for a page number beyond the end', async () => {
    const { total } = await page(name, {}, of)
    const number = Math.ceil(total / 25)
    expect((await page(name, { page: number + 3 }, of)).rows).toEqual(
      (await page(name, { page: number }, of)).rows,
    )
  })

  test.each([
    ['an unknown sort', { sort: 'password' }],
    ['an unknown filter', { nothing: 'x' }],
    ['a size of its own', { size: 7 }],
    ['a page that is none', { page: 0 }],
    ['a day that is none', { from: '2026-13-40' }],
  ])('the list refuses %s', async (_, query) => {
    const { status } = await callAdmin(name, { query, token: staff.token, ...(of && { id: of }) })
    expect(status).toBe(400)
  })
})

test('deposits are filtered and counted by status and by day', async () => {
  const all = await page('deposits', { status: 'confirmed', size: 100 })
  expect(new Set(all.rows.map(({ status }) => status))).toEqual(new Set(['confirmed']))
  const both = await page('deposits', { status: 'confirmed,expired', size: 100 })
  const expired = await page('deposits', { status: 'expired', size: 100 })
  expect(both.total).toBe(all.total + expired.total)
  const day = { from: '2026-11-20', to: '2026-11-20', size: 100 }
  const ofDay = await page('deposits', day)
  const moments = ofDay.rows.map(({ createdAt }) => Date.parse(String(createdAt)))
  expect(moments.length).toBeGreaterThan(0)
  expect(moments.every((at) => at >= Date.parse('2026-11-20T00:00:00+07:00'))).toBe(true)
  expect(moments.every((at) => at < Date.parse('2026-11-21T00:00:00+07:00'))).toBe(true)
  expect((await page('deposits', { ...day, sort: 'amount' })).total).toBe(ofDay.total)
  const sizes = await Promise.all(
    ['small', 'medium', 'large'].map(async (amount) => (await page('deposits', { amount })).total),
  )
  expect(sizes.reduce((sum, total) => sum + total, 0)).toBe((await page('deposits', {})).total)
})

test('all ledger entries of a player are found and counted by phone number, also with other filters', async () => {
  const [first] = (await page('ledger', {})).rows
  const { userId, username } = fieldsOf(first)
  const [model] = await database.ledger.where({ userId: String(userId) }).toArray()
  if (!model) throw new Error('The seed has an entry of that player')
  const { seq: _, ...entry } = model
  const createdAt = '2020-01-01T00:00:00.000Z'
  const more = Array.from({ length: 250 }, (_each, index) => ({
    ...entry,
    createdAt,
    idemKey: `old:${index}`,
  }))
  await database.ledger.bulkAdd(more)
  const whole = await page('ledger', { user: String(userId) })
  expect(await page('ledger', { q: String(username) })).toEqual(whole)
  expect(whole.total).toBeGreaterThan(250)
  const day = { q: String(username), from: '2020-01-01', to: '2020-01-01' }
  expect((await page('ledger', day)).total).toBe(250)
  expect((await page('ledger', { ...day, user: 'nobody' })).total).toBe(0)
  await database.ledger.where({ createdAt }).delete()
})

test('a search text finds rows by reference, phone number, name and the end of the account number', async () => {
  const [first] = (await page('deposits', {})).rows
  const { depositId, username, name, fromNumber } = fieldsOf(first)
  for (const q of [depositId, username, name, String(fromNumber).slice(-4)]) {
    const { rows } = await page('deposits', { q: String(q), size: 100 })
    expect(rows.map((row) => row['depositId'])).toContain(depositId)
  }
  expect((await page('deposits', { q: 'nobody at all' })).total).toBe(0)
})

test('the global search lists the newest rows of a reference first', async () => {
  const found = await staff.read('search', { q: 'd100' })
  const ids = Object.values(fieldsOf(found['deposits'])).map((row) => String(fieldsOf(row)['id']))
  const alike = await database.deposits
    .where('depositId')
    .startsWithIgnoreCase('D100')
    .sortBy('createdAt')
  expect(ids).toHaveLength(8)
  expect(ids).toEqual(
    alike
      .slice(-8)
      .toReversed()
      .map(({ depositId }) => depositId),
  )
})

test('the deposits of many players are all found and counted, in any sort order', async () => {
  const [model] = await database.deposits.where({ status: 'confirmed' }).toArray()
  const [person] = await database.players.toArray()
  if (!model || !person) throw new Error('The seed has both')
  const players = Array.from({ length: 250 }, (_, index) => ({
    ...person,
    id: `MANY${index}`,
    username: `many-${index}`,
    book_number: `77${String(index).padStart(8, '0')}`,
    book_name: `Zzmany ${index}`,
    nameKey: `zzmany ${index}`,
  }))
  const deposits = Array.from({ length: 2500 }, (_, index) => ({
    ...model,
    depositId: `MANY${index}`,
    requestId: `many-${index}`,
    userId: `MANY${index % 250}`,
    createdAt: new Date(Date.UTC(2019, 0, 1, 0, index)).toISOString(),
    amount: satang(10_000 + index),
  }))
  await database.players.bulkAdd(players)
  await database.deposits.bulkAdd(deposits)

  const all = await page('deposits', { q: 'zzmany', size: 25 })
  expect(all.total).toBe(2500)
  expect(all.rows[0]?.['depositId']).toBe('MANY2499')
  const some = { q: 'zzmany 1', size: 25 }
  const ofSome = deposits.filter(({ userId }) => userId.startsWith('MANY1'))
  const last = await page('deposits', { ...some, page: Math.ceil(ofSome.length / 25) })
  expect(last.total).toBe(ofSome.length)
  expect(last.rows.at(-1)?.['depositId']).toBe('MANY1')
  expect((await page('deposits', { ...some, status: 'confirmed' })).total).toBe(ofSome.length)
  const byAmount = await page('deposits', { ...some, sort: 'amount' })
  expect(byAmount.rows[0]?.['depositId']).toBe('MANY1')
  expect((await page('deposits', { ...some, from: '2019-01-01', to: '2019-01-01' })).total).toBe(
    ofSome.filter(({ createdAt }) => createdAt < '2019-01-01T17:00').length,
  )
  expect((await page('players', { q: 'zzmany' })).total).toBe(250)

  await database.players.where('id').startsWith('MANY').delete()
  await database.deposits.where('depositId').startsWith('MANY').delete()
})

test('large pages are only available for an export', async () => {
  const query = { size: 2000 }
  expect((await callAdmin('ledger', { query, token: staff.token })).status).toBe(400)
  const { rows, total } = await page('ledger', { ...query, purpose: 'export' })
  expect(rows).toHaveLength(Math.min(total, 2000))
})
