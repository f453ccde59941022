/** Upgrades a device with the database from before totals: no stored data are lost. */
import { Dexie } from 'dexie'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { providerPaths } from '#contract/provider'
import { database } from '#mocks/provider/database/database'
import {
  dueTables,
  firstTables,
  statementTables,
  supportTables,
  tables,
} from '#mocks/provider/database/tables'
import { startFresh } from '../provider/backEnds'
import { depositOf, newPerson, type Person, startProvider } from '../provider/providerPlayer'
import { expectLedgerInvariants } from './ledgerInvariants'

let player: Person

beforeEach(async () => {
  await startProvider()
  player = await newPerson(100)
  await player.deposit(300)
  await player.bet(400, 370)
  const { nextSeedHash: seedHash } = await player.data(providerPaths.wheelPoint(player.id))
  await player.done(providerPaths.wheelSpin(), { clientSeed: 'mine', seedHash })
  const { depositId } = await player.done(providerPaths.deposit(), depositOf(200))
  await player.done(providerPaths.depositSlip(), { depositId, image: '/9j/AAAA' })
})

afterAll(async () => {
  await database.delete()
  await database.open()
  await startFresh()
})

/** Stores the current rows in a database with the schema of `version`. */
async function keepAs(version: 5 | 6): Promise<void> {
  const kept = new Map<string, object[]>()
  for (const table of database.tables) kept.set(table.name, await table.toArray())
  const [wheel] = kept.get('wheelVersions') ?? []
  database.close()
  await Dexie.delete('provider-mock')
  const old = new Dexie('provider-mock')
  old.version(1).stores(firstTables)
  old.version(2).stores(tables)
  old.version(3).stores(dueTables)
  old.version(4)
  old.version(5).stores(statementTables)
  if (version === 6) old.version(6).stores(supportTables)
  await old.open()
  const weights: unknown = Reflect.get(wheel ?? {}, 'weights')
  for (const { name } of old.tables) {
    const rows = (kept.get(name) ?? []).map((row) => {
      if (name === 'wheelSpins') return { ...row, weights }
      return name === 'slips' ? { ...row, pictureAt: undefined } : row
    })
    await old.table(name).bulkAdd(rows)
  }
  old.close()
  await database.open()
}

const answers = () =>
  Promise.all(
    [
      providerPaths.wallet(player.id),
      providerPaths.protection(player.id),
      providerPaths.wheelPoint(player.id),
      providerPaths.wheelSpins(player.id),
      providerPaths.notifications(player.id),
      providerPaths.inviteSummary('M1001'),
    ].map((path) => player.read(path)),
  )

test.each([5, 6] as const)('a database of version %i answers as before', async (version) => {
  const [before, totals] = [await answers(), await database.totals.toArray()]
  await keepAs(version)
  expect(await answers()).toEqual(before)
  expect(await database.totals.toArray()).toEqual(totals)
  // The columns by which staff sort players have an index from the start.
  const balances = await database.wallets.orderBy('balance').keys()
  expect(balances).toHaveLength(await database.wallets.count())
  const ordered = database.totals.where('[kind+part+sum]').between(['deposited'], ['deposited', []])
  expect(await ordered.count()).toBe(totals.filter(({ kind }) => kind === 'deposited').length)
  const [spin] = await database.wheelSpins.toArray()
  expect(spin).toBeDefined()
  expect(spin).not.toHaveProperty('weights')
  const [slip] = await database.slips.toArray()
  expect(slip?.pictureAt).toBe(slip?.createdAt)
  await expectLedgerInvariants(player.id)
})
