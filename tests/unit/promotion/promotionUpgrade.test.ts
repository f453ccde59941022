/** Upgrades a device with the previous database: waiting caps, and no stored own money. */
import { Dexie } from 'dexie'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { providerPaths, readProvider } from '#contract/provider'
import { walletSchema } from '#contract/wallet/wallet'
import { database } from '#mocks/provider/database/database'
import { dueTables, firstTables, tables } from '#mocks/provider/database/tables'
import { makePromotions } from '#mocks/provider/seed/offers'
import { callProvider, noon, startFresh } from '../provider/backEnds'
import {
  advance,
  day,
  decide,
  fieldsOf,
  hour,
  iso,
  newPerson,
  type Person,
  startProvider,
} from '../provider/providerPlayer'
import { expectLedgerInvariants, ledgerOf } from '../wallet/ledgerInvariants'

const at = (minute: number) =>
  new Date(Date.parse('2026-11-20T05:00:00Z') + minute * 60_000).toISOString()

let player: Person
let finished: Person
let codes: Person
let both: Person

/** Writes rows as version 0.4.2 did. */
async function keepOld(): Promise<void> {
  const kept = new Map<string, unknown[]>()
  for (const table of database.tables) kept.set(table.name, await table.toArray())
  database.close()
  await Dexie.delete('provider-mock')
  const old = new Dexie('provider-mock')
  old.version(1).stores(firstTables)
  old.version(2).stores(tables)
  old.version(3).stores(dueTables)
  await old.open()
  for (const [name, rows] of kept) {
    if (old.tables.some((table) => table.name === name)) await old.table(name).bulkAdd(rows)
  }
  await writeOld(old)
  old.close()
  await database.open()
}

function ledgerRow(person: Person, amount: number, balanceAfter: number, more: object) {
  return { userId: person.id, amount, balanceAfter, actor: 'system', ...more }
}

const receipt = {
  PromotionID: 'P3',
  PromotionName: 'Old',
  version: 1,
  depositId: null,
  deposit: 30_000,
  bonus: 6000,
  turnoverRequired: 180_000,
  turnoverDone: 1000,
  maxWithdraw: 0,
  receivedAt: at(1),
  activatedAt: at(1),
  expiresAt: '2027-01-01T00:00:00.000Z',
  closedAt: null,
  reason: null,
}

async function writeOld(old: Dexie): Promise<void> {
  // 100 baht of own money, a deposit of 300 with a bonus of 60, a later deposit of 50, and 110 lost.
  await old.table('received').add({
    ...receipt,
    receivedId: 'R-old',
    userId: player.id,
    status: 'active',
    activeKey: player.id,
  })
  await old.table('ledger').bulkAdd([
    ledgerRow(player, 30_000, 40_000, {
      type: 'deposit',
      refType: 'deposit',
      refId: 'D1',
      idemKey: 'deposit:D1',
      createdAt: at(1),
    }),
    ledgerRow(player, 6000, 46_000, {
      type: 'bonus',
      refType: 'received',
      refId: 'R-old',
      idemKey: 'bonus:R-old',
      createdAt: at(1),
    }),
    ledgerRow(player, 5000, 51_000, {
      type: 'deposit',
      refType: 'deposit',
      refId: 'D2',
      idemKey: 'deposit:D2',
      createdAt: at(2),
    }),
    ledgerRow(player, -11_000, 40_000, {
      type: 'bet_sim',
      refType: 'game',
      refId: 'G1',
      idemKey: 'bet_sim:G1',
      createdAt: at(3),
    }),
  ])
  await old.table('wallets').put({ userId: player.id, balance: 40_000, updatedAt: at(3) })
  // A waiting cap, and one that deducted 338 baht with a withdrawal that is still open.
  const over = {
    ...receipt,
    userId: finished.id,
    status: 'completed',
    bonus: 0,
    turnoverDone: 180_000,
    maxWithdraw: 50_000,
    closedAt: at(4),
  }
  await old.table('received').bulkAdd([
    { ...over, receivedId: 'R-waits', capWaits: true },
    { ...over, receivedId: 'R-capped' },
  ])
  const { withdrawId } =
    (await old.table('withdraws').where({ openUser: finished.id }).first()) ?? {}
  await old.table('withdraws').update(withdrawId, { capped: 33_800, cappedBy: 'R-capped' })
  const { balance } = await old.table('wallets').get(finished.id)
  await old.table('ledger').add(
    ledgerRow(finished, -33_800, balance - 33_800, {
      type: 'bonus_forfeit',
      refType: 'withdraw',
      refId: withdrawId,
      idemKey: `withdraw_cap:${withdrawId}`,
      createdAt: at(4),
    }),
  )
  await old.table('wallets').update(finished.id, { balance: balance - 33_800 })
  // A code of 50 baht beside 20 of own money; one with a promotion an hour later, and cashback.
  await old.table('received').add({
    ...receipt,
    receivedId: 'R-between',
    userId: both.id,
    status: 'active',
    activeKey: both.id,
    bonus: 0,
    activatedAt: iso(noon + hour),
  })
  const unknown = { refId: undefined, name: undefined, amount: undefined }
  const obligations = old.table('obligations').toCollection()
  expect(await obligations.modify({ ...unknown, own: undefined, place: undefined })).toBe(3)
  // Promotions whose days and hours were not stored in any row; one of them is not in the seed.
  const promotions = old.table('promotions')
  const told = { PromotionDetail: 'Old', weekdays: undefined, hours: undefined }
  await promotions.toCollection().modify(told)
  await promotions.put({ ...(await promotions.get('P4')), PromotionID: 'OWN' })
}

/** Creates a player with an uncompleted code, and cashback claimed a day later. */
async function withTwoLocks(): Promise<Person> {
  const person = await newPerson(1020)
  await person.bet(1000, 0)
  await person.done(providerPaths.redeemCode(), { code: 'ARCADE-5588' })
  advance(day)
  await person.read(providerPaths.cashback(person.id))
  const { cashbackId } = (await database.cashbacks.where({ userId: person.id }).first()) ?? {}
  await person.done(providerPaths.cashbackClaim(), { cashbackId })
  return person
}

beforeAll(async () => {
  await startProvider()
  both = await withTwoLocks()
  player = await newPerson(100)
  finished = await newPerson(1000)
  await finished.done(providerPaths.withdraw(), { amount: 400 })
  codes = await newPerson(20)
  await codes.done(providerPaths.redeemCode(), { code: 'ARCADE-5588' })
  await keepOld()
})

afterAll(async () => {
  await database.delete()
  await database.open()
  await startFresh()
})

async function walletOf(person: Person) {
  const { body } = await person.read(providerPaths.wallet(person.id))
  return readProvider(walletSchema, body)
}

test('own money of an active promotion is what the earlier rule would have left', async () => {
  const wallet = await walletOf(player)
  expect(wallet).toMatchObject({ own: 40_000, bonus: 0 })
  expect(wallet.promotion).toMatchObject({
    keepsIfCancelled: 40_000,
    takenIfCancelled: 0,
  })
  expect(wallet.locks).toMatchObject([{ source: 'promotion', refId: 'R-old', left: 179_000 }])
})

test('an uncompleted code keeps its amount and the own money before it', async () => {
  const wallet = await walletOf(codes)
  expect(wallet.locks).toMatchObject([{ source: 'code', name: 'ARCADE-5588', amount: 5000 }])
  await codes.done(providerPaths.exclude(), { period: '24h' })
  expect((await walletOf(codes)).available).toBe(2000)
})

test('a code, a promotion and cashback keep their order', async () => {
  const { locks } = await walletOf(both)
  expect(locks).toMatchObject([
    { source: 'code', name: 'ARCADE-5588', amount: 5000 },
    { source: 'promotion', refId: 'R-between' },
    { source: 'cashback', name: null, amount: 5000 },
  ])
  await both.done(providerPaths.exclude(), { period: '24h' })
  const taken = (await ledgerOf(both.id)).slice(-2)
  expect(taken.map(({ refType }) => refType)).toEqual(['code', 'cashback'])
  expect((await walletOf(both)).available).toBe(2000)
})

test('a waiting cap is dropped and reported, and a cap with an open withdrawal is refunded', async () => {
  const { id } = finished
  expect(await finished.balance()).toBe(60_000)
  expect((await ledgerOf(id)).at(-1)).toMatchObject({ type: 'adjust_add', amount: 33_800 })
  const { body } = await finished.read(providerPaths.notifications(id))
  expect(fieldsOf(body)['data']).toContainEqual(
    expect.objectContaining({ kind: 'capwaived', amount: 500, refId: 'R-waits' }),
  )
  const open = await database.withdraws.where({ openUser: id }).first()
  await decide(open?.withdrawId, 'reject')
  expect(await finished.balance()).toBe(100_000)
  expect((await walletOf(finished)).available).toBe(100_000)
  const kept = [...(await database.received.toArray()), ...(await database.withdraws.toArray())]
  expect(JSON.stringify(kept)).not.toMatch(/capWaits|cappedBy|"capped"/)
  await expectLedgerInvariants(id)
})

test('an ended promotion has an empty pot', async () => {
  const { body } = await finished.read(providerPaths.receivedAll(finished.id))
  expect(fieldsOf(body)['data']).toContainEqual(
    expect.objectContaining({ receivedId: 'R-capped', pot: 0 }),
  )
})

test("texts of the seed's promotions match their rules, and the operator's own texts stay", async () => {
  const { data } = fieldsOf((await callProvider(providerPaths.promotions())).body)
  const { friday, owl } = makePromotions(noon)
  for (const { PromotionID, PromotionName, PromotionDetail, weekdays, hours } of [friday, owl]) {
    const rules = { PromotionID, PromotionName, PromotionDetail, weekdays, hours }
    expect(data).toContainEqual(expect.objectContaining(rules))
  }
  const own = { PromotionID: 'OWN', PromotionDetail: 'Old', weekdays: null, hours: null }
  expect(data).toContainEqual(expect.objectContaining(own))
})
