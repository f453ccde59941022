/** Upgrades a device with the database of version 9, whose locks stored own money and no pots. */
import { Dexie } from 'dexie'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { providerPaths } from '#contract/provider'
import { database } from '#mocks/provider/database/database'
import { playerOrderTables, tables } from '#mocks/provider/database/tables'
import { noon, startFresh } from '../provider/backEnds'
import {
  advance,
  day,
  newPerson,
  type Person,
  setTime,
  startProvider,
} from '../provider/providerPlayer'
import { expectLedgerInvariants } from '../wallet/ledgerInvariants'
import { offer, redeem } from './promotionOffer'

let person: Person

beforeEach(async () => {
  await startProvider()
  setTime(noon)
  person = await newPerson(20)
})

afterAll(async () => {
  await database.delete()
  await database.open()
  await startFresh()
})

const wallet = () => person.data(providerPaths.wallet(person.id))

/** Writes the rows as version 9 had them. `owns` is own money by the position of the promotion or code. */
async function upgrade(owns: Record<number, number>): Promise<void> {
  const kept = new Map<string, object[]>()
  for (const table of database.tables) kept.set(table.name, await table.toArray())
  database.close()
  await Dexie.delete('provider-mock')
  const old = new Dexie('provider-mock')
  old.version(9).stores({ ...tables, ...playerOrderTables })
  await old.open()
  for (const { name } of old.tables) {
    const rows = (kept.get(name) ?? []).map((row) => {
      const { pot, pots: _, blockedUntil: __, ...rest } = Object(row)
      return pot === undefined ? rest : { ...rest, own: owns[rest.place] ?? 0 }
    })
    await old.table(name).bulkAdd(rows)
  }
  old.close()
  await database.open()
}

test('an active promotion keeps as own money what the earlier rule would have left', async () => {
  await person.deposit(300, { PromotionID: await offer({}) })
  const { credit } = await wallet()
  await upgrade({ 1: 25_000 })
  expect(await wallet()).toMatchObject({ credit, own: 250, bonus: Number(credit) - 250 })
  const receipt = await database.received.where({ userId: person.id }).first()
  await person.done(providerPaths.cancelPromotion(), { receivedId: receipt?.receivedId })
  expect(await wallet()).toMatchObject({ credit: 250, own: 250, bonus: 0, available: 250 })
  await expectLedgerInvariants(person.id)
})

test('own money that the earlier rule counted as lost is limited to the credit', async () => {
  await person.deposit(300, { PromotionID: await offer({}) })
  const { credit } = await wallet()
  await upgrade({ 1: 90_000 })
  expect(await wallet()).toMatchObject({ credit, own: credit, bonus: 0 })
})

test('a code and a promotion each keep what they would have given up', async () => {
  await redeem(person, 50, 10)
  await person.done(providerPaths.receivePromotion(), { PromotionID: 'P6' })
  await person.bet(20, 120)
  // Of a credit of 258, the promotion gave up all above 70, then the code all above 20.
  await upgrade({ 1: 2000, 2: 7000 })
  const { locks, own } = await wallet()
  expect(own).toBe(20)
  expect(locks).toMatchObject([{ pot: 50 }, { pot: 188 }])
})

test('a break that was active before the upgrade ends on time', async () => {
  await person.done(providerPaths.exclude(), { period: '24h' })
  await upgrade({})
  expect((await database.players.get(person.id))?.blockedUntil).toBeDefined()
  advance(day)
  await person.balance()
  expect(await database.players.get(person.id)).toMatchObject({ status: 'active' })
})
