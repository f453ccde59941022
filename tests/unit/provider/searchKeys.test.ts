import { Dexie } from 'dexie'
import { beforeEach, expect, test } from 'vitest'
import { database } from '#mocks/provider/database/database'
import {
  adminTables,
  personTables,
  playerOrderTables,
  potTables,
  tables,
  yearTables,
} from '#mocks/provider/database/tables'
import { startProvider } from './providerPlayer'

beforeEach(startProvider)

/** All tables of version 11. */
const earlierTables = {
  ...tables,
  ...yearTables,
  ...adminTables,
  ...playerOrderTables,
  ...potTables,
  ...personTables,
}

test('rows of an earlier version are found by account, name, amount and bank reference', async () => {
  const rows = {
    players: await database.players.toArray(),
    withdraws: await database.withdraws.toArray(),
    ledger: await database.ledger.toArray(),
  }
  database.close()
  await Dexie.delete('provider-mock')
  const old = new Dexie('provider-mock')
  old.version(11).stores(earlierTables)
  await old.open()
  for (const [name, all] of Object.entries(rows)) {
    const derived = ['accountEnd', 'nameWords', 'refs', 'returnKey', 'money']
    const bare = all.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([field]) => !derived.includes(field))),
    )
    await old.table(name).bulkAdd(bare)
  }
  // A damaged row must not keep the database from opening.
  await old.table('withdraws').add({ withdrawId: 'DAMAGED', userId: 'M1', requestId: 'damaged' })
  old.close()
  await database.open()
  const [player] = rows.players
  const [tail, ...words] = [player?.book_number.slice(-5) ?? '', ...(player?.nameWords ?? [])]
  const ending = Array.from(tail).toReversed().join('')
  expect(await database.players.where('accountEnd').startsWith(ending).primaryKeys()).toContain(
    player?.id,
  )
  for (const word of words) {
    expect(await database.players.where('nameWords').equals(word).primaryKeys()).toContain(
      player?.id,
    )
  }
  const entries = rows.ledger.filter(({ type }) => type !== 'bet_sim' && type !== 'win_sim')
  const byMoney = database.ledger.where('[money+createdAt]').between([0], [Infinity])
  expect(await byMoney.count()).toBe(entries.length)
  const paid = rows.withdraws.find(({ bankRef }) => bankRef !== null)
  const [found] = await database.withdraws
    .where('refs')
    .equals(paid?.bankRef ?? '')
    .primaryKeys()
  expect(found).toBe(paid?.withdrawId)
})
