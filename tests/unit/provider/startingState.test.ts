import { expect, test } from 'vitest'
import { database, resetProvider } from '#mocks/provider/database/database'
import { startFresh } from './backEnds'
import { newPerson } from './providerPlayer'

/** @returns the rows of all tables, without auto-incremented keys, which continue after a reset */
async function everything(): Promise<Record<string, object[]>> {
  const found: Record<string, object[]> = {}
  for (const table of database.tables) {
    const rows: object[] = await table.toArray()
    found[table.name] = rows.map((row) => ({ ...row, seq: undefined }))
  }
  return found
}

test('a copied starting state equals a fresh one, including its indexes', async () => {
  await startFresh()
  await resetProvider()
  const laidOut = await everything()
  const person = await newPerson(500)
  await database.ledger.where({ userId: 'M1001' }).delete()
  await startFresh()
  expect(await everything()).toEqual(laidOut)
  expect(await database.ledger.where({ userId: person.id }).count()).toBe(0)
  const own = laidOut['ledger']?.filter((row) => 'userId' in row && row.userId === 'M1001')
  expect(await database.ledger.where({ userId: 'M1001' }).count()).toBe(own?.length)
  await startFresh()
  const again = await newPerson(500)
  expect(await database.ledger.where({ userId: again.id }).count()).toBeGreaterThan(0)
})
