/**
 * Tests parts of the deposit and withdrawal histories: by page, by day and by filter. Without parameters,
 * they are complete as specified.
 */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { nextOf, pagePath, providerPaths } from '#contract/provider'
import { satang } from '#lib/money'
import { quarantineDatabase, quarantinedRows } from '#mocks/database/checkedDatabase'
import { database } from '#mocks/provider/database/database'
import type { DepositRow } from '#mocks/provider/database/rows'
import { noon } from '../provider/backEnds'
import { day, iso, minute, newPerson, type Person, startProvider } from '../provider/providerPlayer'

let person: Person

beforeEach(async () => {
  await startProvider()
  person = await newPerson()
})

const pad = (index: number) => String(index).padStart(3, '0')

const rowOf = (index: number, at: number, changed: Partial<DepositRow> = {}): DepositRow => ({
  depositId: `h${pad(index)}`,
  userId: person.id,
  requestId: `r${person.id}${index}`,
  base: satang(10_000),
  amount: satang(10_001),
  credited: satang(10_001),
  transferBankID: 'T1',
  channel: 'bank',
  PromotionID: null,
  status: 'confirmed',
  reason: null,
  createdAt: iso(at),
  decidedAt: iso(at + minute),
  ...changed,
})

/** Adds deposits an hour apart, newest first. */
async function addDeposits(count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => rowOf(index, noon - index * 60 * minute))
  await database.deposits.bulkAdd(rows)
}

const history = (query: Record<string, string> = {}) =>
  `${providerPaths.depositHistory(person.id)}?${new URLSearchParams(query)}`

async function ask(path: string): Promise<{ ids: string[]; next: string | null }> {
  const { status, body } = await person.read(path)
  expect(status).toBe(200)
  const rows: { depositId: string }[] = JSON.parse(JSON.stringify(body)).data
  return { ids: rows.map(({ depositId }) => depositId), next: nextOf(body) }
}

const idsOf = (from: number, end: number) =>
  Array.from({ length: end - from }, (_, index) => `h${pad(from + index)}`)

describe('the histories of deposits and withdrawals', () => {
  test('a history without parameters is returned completely, as specified', async () => {
    await addDeposits(75)
    const { status, body } = await person.read(providerPaths.depositHistory(person.id))
    expect(status).toBe(200)
    expect(Object.keys(Object(body))).toEqual(['data'])
    expect((await ask(providerPaths.depositHistory(person.id))).ids).toEqual(idsOf(0, 75))
  })

  test('a history is read in pages of thirty with a cursor, to its end', async () => {
    await addDeposits(60)
    const first = await ask(history({ limit: '30' }))
    expect(first.ids).toEqual(idsOf(0, 30))
    const second = await ask(pagePath(history({ limit: '30' }), first.next))
    expect(second).toEqual({ ids: idsOf(30, 60), next: null })
  })

  test('a history neither loses nor repeats a row that is added between two pages', async () => {
    await addDeposits(45)
    const first = await ask(history({ limit: '30' }))
    await database.deposits.add(rowOf(900, noon + minute))
    const second = await ask(pagePath(history({ limit: '30' }), first.next))
    expect([...first.ids, ...second.ids]).toEqual(idsOf(0, 45))
  })

  test('a history has every row with the same time once', async () => {
    await database.deposits.bulkAdd(Array.from({ length: 70 }, (_, index) => rowOf(index, noon)))
    const ids: string[] = []
    let next: string | null = null
    do {
      const page: { ids: string[]; next: string | null } = await ask(
        pagePath(history({ limit: '30' }), next),
      )
      ids.push(...page.ids)
      next = page.next
    } while (next !== null)
    expect(ids).toEqual(idsOf(0, 70).toReversed())
  })

  test('a history is filtered by status and Bangkok days, also page by page', async () => {
    await addDeposits(80)
    await database.deposits.bulkUpdate([
      { key: 'h002', changes: { status: 'rejected' } },
      { key: 'h070', changes: { status: 'rejected' } },
    ])
    const rejected = await ask(history({ limit: '30', status: 'rejected' }))
    expect(rejected).toEqual({ ids: ['h002', 'h070'], next: null })
    // Noon of the 21st in Bangkok is row 0. The 20th begins 36 hours earlier and has 24 rows.
    const bangkokNoon = new Date(noon + 7 * 60 * minute)
    const hours = bangkokNoon.getUTCHours()
    const yesterday = new Date(bangkokNoon.getTime() - day).toISOString().slice(0, 10)
    const ofOneDay = await ask(history({ from: yesterday, to: yesterday }))
    expect(ofOneDay.ids).toEqual(idsOf(hours + 1, hours + 25))
    const dayByPages = await ask(history({ limit: '30', from: yesterday, to: yesterday }))
    expect(dayByPages).toEqual({ ids: ofOneDay.ids, next: null })
  })

  test('a history is searched page by page', async () => {
    await addDeposits(80)
    const bank = (await database.transferBanks.get('T1'))?.bank_name ?? ''
    await database.deposits.bulkUpdate([
      { key: 'h002', changes: { amount: satang(55_512) } },
      { key: 'h070', changes: { amount: satang(55_598), transferBankID: 'T2' } },
    ])
    expect((await ask(history({ limit: '30', search: '555' }))).ids).toEqual(['h002', 'h070'])
    expect((await ask(history({ limit: '30', search: '555.12' }))).ids).toEqual(['h002'])
    expect((await ask(history({ limit: '30', search: `${bank} 555` }))).ids).toEqual(['h002'])
    expect((await ask(history({ limit: '30', search: 'H070' }))).ids).toEqual(['h070'])
    const first = await ask(history({ limit: '30', search: '100' }))
    expect(first.ids).toHaveLength(30)
    const found = { limit: '30', search: '100' }
    expect((await ask(pagePath(history(found), first.next))).ids).toHaveLength(30)
  })

  test('a history of some days has rows requested or decided then, and all open ones', async () => {
    await database.deposits.bulkAdd([
      rowOf(1, noon),
      rowOf(2, noon - 8 * day, { decidedAt: iso(noon - day) }),
      rowOf(3, noon - 9 * day),
      rowOf(4, noon - 10 * day, { status: 'review', decidedAt: null }),
      rowOf(5, noon - 11 * day, {
        status: 'pending',
        decidedAt: null,
        openUser: person.id,
        expiresAt: iso(noon + day),
      }),
    ])
    expect((await ask(history({ days: '7' }))).ids).toEqual(['h001', 'h002', 'h004', 'h005'])
    expect((await ask(history({ days: '999' }))).ids).toHaveLength(5)
  })

  test.each([
    ['limit', '0'],
    ['limit', '1000000'],
    ['limit', 'all'],
    ['days', '0'],
    ['days', '-1'],
    ['days', '1e9'],
    ['status', 'paid off'],
    ['from', '2026-13-01'],
    ['to', "' or 1=1"],
    ['search', ''],
    ['search', 'x'.repeat(201)],
  ])('the query %s=%s is refused', async (name, value) => {
    expect((await person.read(history({ [name]: value }))).status).toBe(400)
  })

  test.each([
    'nonsense',
    ' ',
    '2026-11-21T00:00:00Z',
    'never h001',
    `${iso(noon)} ${'x'.repeat(300)}`,
    `${iso(noon)}\nh001`,
  ])('the unknown cursor %j is refused', async (after) => {
    expect((await person.read(history({ limit: '30', after }))).status).toBe(400)
  })

  test('a history shows no rows of another player, whatever the cursor', async () => {
    await addDeposits(3)
    const other = await newPerson()
    const after = `${iso(noon + day)} zzz`
    const path = `${providerPaths.depositHistory(other.id)}?${new URLSearchParams({ limit: '30', after })}`
    expect((await other.read(path)).body).toEqual({ data: [], next: null })
    expect((await other.read(history({ limit: '30' }))).status).toBe(403)
  })

  test('the history of withdrawals is read page by page, too', async () => {
    const path = providerPaths.withdrawHistory(person.id)
    const rows = Array.from({ length: 31 }, (_, index) => ({
      withdrawId: `w${pad(index)}`,
      userId: person.id,
      requestId: `wr${person.id}${index}`,
      amount: satang(10_000),
      fee: satang(0),
      bank_name: 'ธนาคารกสิกรไทย',
      book_number: '1234567890',
      book_name: 'สมชาย ใจดี',
      status: 'paid' as const,
      bankRef: null,
      reason: null,
      // With the same time, so that only their IDs differ.
      createdAt: iso(noon),
      paidAt: null,
    }))
    await database.withdraws.bulkAdd(rows)
    const { body } = await person.read(`${path}?limit=30`)
    expect(Object(body).data).toHaveLength(30)
    const rest = await person.read(pagePath(`${path}?limit=30`, nextOf(body)))
    const shown = [body, rest.body].flatMap((answer) => Object(answer).data)
    expect(new Set(shown.map(({ withdrawId }) => withdrawId)).size).toBe(31)
    expect(nextOf(rest.body)).toBeNull()
    expect(Object((await person.read(path)).body).data).toHaveLength(31)
  })
})

const damaged = (index: number) => ({ ...rowOf(index, noon - index * 60 * minute), amount: 'much' })

describe('invalid rows in a history', () => {
  test.each([
    ['on the newest page', 3, { limit: '30' }, 'newest'],
    ['on a later page', 40, { limit: '30' }, 'later'],
    ['where a status is asked for', 3, { limit: '30', status: 'confirmed' }, 'newest'],
  ] as const)(
    'an invalid row %s is quarantined, and the others are returned',
    async (_, index, query, page) => {
      vi.spyOn(console, 'error').mockReturnValue()
      await quarantineDatabase.emptied()
      await addDeposits(60)
      const { next } = await ask(history(query))
      await database.deposits.put(JSON.parse(JSON.stringify(damaged(index))))
      const { ids } = await ask(page === 'newest' ? history(query) : pagePath(history(query), next))
      expect(ids).not.toContain(`h${pad(index)}`)
      expect(ids.length).toBeGreaterThan(28)
      expect((await quarantinedRows()).map(({ key }) => key)).toContain(`h${pad(index)}`)
    },
  )
})
