/** Damaged rows neither release locked credit nor lose held amounts. */
import type { Table } from 'dexie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { providerPaths } from '#contract/provider'
import { moneyDataPaths } from '#contract/wallet/moneyData'
import { quarantineDatabase } from '#mocks/database/checkedDatabase'
import { database } from '#mocks/provider/database/database'
import { callApi, noon } from '../provider/backEnds'
import {
  advance,
  minute,
  newPerson,
  type Person,
  setTime,
  startProvider,
} from '../provider/providerPlayer'
import { expectLedgerInvariants } from '../wallet/ledgerInvariants'
import { offer, redeem } from './promotionOffer'

beforeEach(async () => {
  await startProvider()
  setTime(noon)
  vi.spyOn(console, 'error').mockReturnValue()
  await quarantineDatabase.emptied()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const wallet = (person: Person) => person.data(providerPaths.wallet(person.id))

/** Damages the row and reads it, which is how damage is found. */
async function damage(table: Table, userId: string, change: object): Promise<void> {
  await table
    .filter((row) => row.userId === userId)
    .modify((row) => {
      Object.assign(row, change)
    })
  await database.execute(() => table.toArray())
}

async function expectHeld(person: Person): Promise<void> {
  const { code } = await person.refused(providerPaths.withdraw(), { amount: 100 })
  expect(code).toBe('recordsdamaged')
}

async function repair(): Promise<void> {
  const { status, body } = await callApi(moneyDataPaths.repair, { body: {} })
  expect({ status, body }).toMatchObject({ status: 200, body: { isHeld: false } })
}

test.each([
  { pot: null },
  { bonus: '100' },
  { status: 'lost' },
  { turnoverRequired: 'much' },
  { maxWithdraw: -1 },
  { turnoverDone: -5 },
  { bonus: 'much', activeKey: 5 },
  { bonus: 'much', activeKey: 'nobody' },
])(
  'a damaged promotion releases nothing, and the repair forfeits its bonus: %j',
  async (change) => {
    const person = await newPerson(20)
    await person.deposit(300, { PromotionID: await offer({}) })
    await person.bet(10)
    const { bonus } = await wallet(person)
    expect(bonus).toBeGreaterThan(0)
    const before = await person.balance()
    await damage(database.received, person.id, change)
    await expectHeld(person)
    expect(await person.balance()).toBe(before)
    await repair()
    expect(await person.balance()).toBe(before - 100 * Number(bonus))
    expect(await wallet(person)).toMatchObject({ bonus: 0, promotion: null })
    await expectLedgerInvariants(person.id)
    await person.done(providerPaths.withdraw(), { amount: 100 })
  },
)

test('a promotion with only its player left forfeits the amount in the ledger', async () => {
  const person = await newPerson(20)
  await person.deposit(300, { PromotionID: await offer({}) })
  const { bonus } = await wallet(person)
  const before = await person.balance()
  const { userId, receivedId } =
    (await database.received.where({ userId: person.id }).first()) ?? {}
  await database.received.bulkPut([
    JSON.parse(JSON.stringify({ receivedId, userId, activeKey: userId })),
  ])
  await database.execute(() => database.received.toArray())
  await expectHeld(person)
  await repair()
  expect(await person.balance()).toBe(before - 100 * Number(bonus))
})

test.each([
  { amount: null },
  { pot: 'all' },
  { source: 'wheel' },
  { place: 1.5 },
  { refId: 0 },
  { required: 'much' },
  { amount: null, openUser: 'nobody' },
])(
  'a damaged lock of a code releases nothing, and the repair forfeits its credit: %j',
  async (change) => {
    const person = await newPerson(200)
    const before = await person.balance()
    await redeem(person, 50, 10)
    await damage(database.obligations, person.id, change)
    await expectHeld(person)
    await repair()
    expect(await person.balance()).toBe(before)
    expect((await wallet(person))['locks']).toEqual([])
    await expectLedgerInvariants(person.id)
  },
)

test("credit with completed turnover stays the player's own despite damage", async () => {
  const person = await newPerson(20)
  await redeem(person, 50, 1)
  await person.bet(50)
  const before = await person.balance()
  await damage(database.obligations, person.id, { amount: 'much' })
  await expectHeld(person)
  await repair()
  expect(await person.balance()).toBe(before)
})

test.each([
  { fee: Number.NaN },
  { amount: 'all' },
  { status: 'lost' },
  { book_number: 5 },
  { openUser: 7 },
  { fee: Number.NaN, openUser: 7 },
])(
  'a damaged open withdrawal stays on hold, and the repair returns its money: %j',
  async (change) => {
    const person = await newPerson(500)
    await person.done(providerPaths.withdraw(), { amount: 200 })
    await damage(database.withdraws, person.id, change)
    await expectHeld(person)
    expect(await person.balance()).toBe(30_000)
    await repair()
    expect(await person.balance()).toBe(50_000)
    await expectLedgerInvariants(person.id)
    await repair()
    expect(await person.balance()).toBe(50_000)
  },
)

test('a damaged withdrawal that was paid is not returned', async () => {
  const person = await newPerson(500)
  await person.done(providerPaths.withdraw(), { amount: 200 })
  advance(10 * minute)
  expect(await wallet(person)).toMatchObject({ onHold: 0 })
  await damage(database.withdraws, person.id, { fee: Number.NaN })
  await expectHeld(person)
  await repair()
  expect(await person.balance()).toBe(30_000)
})
