import { beforeAll, describe, expect, test } from 'vitest'
import type { AdminCallName } from '#contract/admin/calls'
import { meaningsOf } from '#contract/admin/search'
import { satang } from '#lib/money'
import { database } from '#mocks/provider/database/database'
import { fieldsOf } from '../provider/providerPlayer'
import { StaffMember, startOperator } from './staff'

const means = (text: string, lang = 'en', mayReadNumbers = true) =>
  meaningsOf({ text, lang, mayReadNumbers }).map(({ kind, ...value }) => [
    kind,
    ...Object.values(value),
  ])

describe('the meanings of a searched text', () => {
  test.each([
    ['300.67', 'en', 30_067],
    ['300,67', 'ro', 30_067],
    ['300,67', 'en', 30_067],
    ['1,250.00', 'en', 125_000],
    ['1.250,75', 'fr', 125_075],
    ['๑,๒๕๐.๐๐', 'th', 125_000],
    ['1,250', 'en', 125_000],
  ])('%s in %s is an amount', (text, lang, amount) => {
    expect(means(text, lang)).toContainEqual(['amount', amount])
  })

  test('the language decides what one separator before three digits means', () => {
    expect(means('1,250', 'ro')).toEqual([])
    expect(means('0', 'en')).toEqual([])
  })

  test.each(['0812345678', '+66 81 234 5678', '66812345678', '081-234-5678', '๐๘๑ ๒๓๔ ๕๖๗๘'])(
    '%s is a phone number in its one form',
    (text) => {
      expect(means(text)).toContainEqual(['phone', '0812345678'])
    },
  )

  test('the first digits of a phone number are read with or without the country code', () => {
    expect(means('+66 81 23')).toEqual([['phone', '08123']])
    expect(means('081 23')).toContainEqual(['phone', '08123'])
  })

  test('four digits are an amount and the end of an account, with or without its mask', () => {
    expect(means('4567')).toEqual([
      ['amount', 456_700],
      ['account', '4567'],
    ])
    expect(means('xxx-x-x4567')).toEqual([['account', '4567']])
    expect(means('123-4-56789-0')).toContainEqual(['account', '1234567890'])
  })

  test('a role without account numbers searches accounts by four digits only', () => {
    expect(means('4567', 'en', false)).toContainEqual(['account', '4567'])
    expect(means('1234567890', 'en', false)).not.toContainEqual(['account', '1234567890'])
  })

  test('a reference has digits or is one Latin word; other words are a name', () => {
    expect(means('sim-7g4k 2')).toContainEqual(['reference', 'SIM7G4K2', 'sim-7g4k 2'])
    expect(means('WABCDEF')).toEqual([
      ['reference', 'WABCDEF', 'WABCDEF'],
      ['name', 'WABCDEF'],
    ])
    expect(means('Mr. Somchai Dee')).toEqual([['name', 'Mr. Somchai Dee']])
    expect(means('สมชาย')).toEqual([['name', 'สมชาย']])
  })
})

let cashier: StaffMember
let support: StaffMember

/** Rows beside the ones that are sought. */
const many = 3000

const at = (index: number) => new Date(Date.UTC(2021, 0, 1, 0, index)).toISOString()

beforeAll(async () => {
  await startOperator()
  cashier = await StaffMember.logIn('cashier')
  support = await StaffMember.logIn('support')
  const [player] = await database.players.toArray()
  const [paid] = await database.withdraws
    .where('[status+createdAt]')
    .between(['paid'], ['paie'])
    .toArray()
  const [deposit] = await database.deposits.toArray()
  const [entry] = await database.ledger.toArray()
  if (!player || !paid || !deposit || !entry) throw new Error('The seed has each')
  const { seq: _, ...plain } = entry
  await database.players.bulkAdd([
    {
      ...player,
      id: 'SOUGHT',
      username: '0917654321',
      book_number: '9988776655',
      tail: '6655',
      book_name: 'นาย José Łukasz',
      nameKey: 'josé łukasz',
    },
  ])
  const indexes = Array.from({ length: many }, (_each, index) => index)
  await database.withdraws.bulkAdd(
    indexes.map((index) => ({
      ...paid,
      withdrawId: `WMANY${index}`,
      requestId: `many-${index}`,
      userId: index === 7 ? 'SOUGHT' : paid.userId,
      book_number: index === 8 ? '5544332211' : '1000000000',
      // Every third one has the same round amount.
      amount: satang(index % 3 === 0 ? 70_000 : 1_000_000 + index),
      bankRef: `KB-${index} x`,
      createdAt: at(index),
    })),
  )
  await database.deposits.bulkAdd([
    {
      ...deposit,
      depositId: 'DSOUGHT1',
      requestId: 'sought',
      userId: 'SOUGHT',
      amount: satang(31_467),
      createdAt: at(0),
    },
  ])
  await database.ledger.bulkAdd(
    indexes.map((index) => ({
      ...plain,
      type: index % 2 === 0 ? ('bet_sim' as const) : ('withdraw_hold' as const),
      refType: index % 2 === 0 ? ('game' as const) : ('withdraw' as const),
      refId: `WMANY${index}`,
      idemKey: index % 2 === 0 ? `bet_sim:${index}` : `withdraw_hold:WMANY${index}`,
      amount: satang(-70_000),
      createdAt: at(index),
    })),
  )
})

async function ids(
  name: AdminCallName,
  id: string,
  query: Record<string, string | number>,
  staff = cashier,
): Promise<{ found: unknown[]; total: unknown }> {
  const { data, total } = await staff.read(name, { size: 100, ...query })
  return { found: Array.isArray(data) ? data.map((row) => fieldsOf(row)[id]) : [], total }
}

const withdrawals = (query: Record<string, string | number>, staff = cashier) =>
  ids('withdrawals', 'withdrawId', query, staff)

const deposits = (q: string, lang: string) => ids('deposits', 'depositId', { q, lang })

describe('a list finds rows', () => {
  test('a list is searched by amount, page by page and in order, among other filters', async () => {
    const first = await withdrawals({ q: '700.00', to: '2021-12-31' })
    expect(first.total).toBe(many / 3)
    expect(first.found[0]).toBe(`WMANY${many - 3}`)
    const last = await withdrawals({ q: '700', to: '2021-12-31', page: 10 })
    expect(last.found.at(-1)).toBe('WMANY0')
    const day = { q: '700', from: '2021-01-01', to: '2021-01-01', status: 'paid', sort: 'amount' }
    expect((await withdrawals(day)).total).toBe((17 * 60) / 3)
  })

  test('a list is searched by an amount in the language of the page', async () => {
    expect((await deposits('314,67', 'fr')).found).toEqual(['DSOUGHT1'])
    expect((await deposits('314.67', 'en')).found).toEqual(['DSOUGHT1'])
    expect((await withdrawals({ q: '10.000,01', lang: 'ro' })).found).toEqual(['WMANY1'])
  })

  test('a list is searched by the bank’s reference, however it is written', async () => {
    for (const q of ['KB-2999 x', 'kb2999x', 'kb 2999']) {
      expect((await withdrawals({ q })).found).toEqual(['WMANY2999'])
    }
    expect((await ids('ledger', 'refId', { q: 'KB2999' })).found).toEqual(['WMANY2999'])
  })

  test('a list is searched by the account that was paid, and by the player’s account', async () => {
    expect((await withdrawals({ q: '2211' })).found).toEqual(['WMANY8'])
    expect((await withdrawals({ q: '554-4-33221-1' })).found).toEqual(['WMANY8'])
    expect((await withdrawals({ q: '76655' })).found).toEqual(['WMANY7'])
  })

  test('a list is searched by four digits of an account only, for a role that sees no more of it', async () => {
    expect((await withdrawals({ q: '2211' }, support)).found).toEqual(['WMANY8'])
    expect((await withdrawals({ q: '32211' }, support)).total).toBe(0)
  })

  test('by phone and name in any form', async () => {
    for (const q of ['+66 91 765 4321', '๐๙๑-๗๖๕-๔๓๒๑', 'jose', 'Lukasz', 'นาย JOSÉ łuk']) {
      expect((await ids('players', 'userId', { q })).found).toEqual(['SOUGHT'])
      expect((await ids('deposits', 'depositId', { q })).found).toEqual(['DSOUGHT1'])
    }
  })

  test('of the ledger by amount, without the bets', async () => {
    const { total } = await ids('ledger', 'seq', { q: '700.00', to: '2021-12-31' })
    expect(total).toBe(many / 2)
  })
})

const idsFound = async (q: string) => {
  const { withdrawals: rows } = await cashier.read('search', { q })
  return Object.values(fieldsOf(rows)).map((row) => fieldsOf(row)['id'])
}

test('the palette finds the newest withdrawals of an amount and of a bank’s reference', async () => {
  expect((await idsFound('10,000.01'))[0]).toBe('WMANY1')
  expect(await idsFound('KB-2999')).toEqual(['WMANY2999'])
  expect(await idsFound('700.00')).toHaveLength(8)
})
