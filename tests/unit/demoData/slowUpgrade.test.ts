import { Dexie, type Table } from 'dexie'
import { afterEach, expect, test, vi } from 'vitest'
import { GuardedDatabase } from '#mocks/database/guardedDatabase'

/** Number of waiting periods that the database has used up. */
let passed = 0

/** Database whose upgrade rewrites its rows for longer than an unresponsive database is given. */
class UpgradedDatabase extends GuardedDatabase {
  declare readonly rows: Table<{ id: number; name: string }, number>

  constructor() {
    super('slow-upgrade', 'slow')
    this.version(1).stores({ rows: 'id' })
    this.version(2)
      .stores({ rows: 'id, name' })
      .upgrade(async () => {
        while (passed < 8) await this.rows.count()
      })
  }
}

afterEach(() => {
  vi.restoreAllMocks()
})

async function storeOldRows(): Promise<Dexie> {
  const old = new Dexie('slow-upgrade')
  old.version(1).stores({ rows: 'id' })
  await old.table('rows').add({ id: 1, name: 'kept' })
  return old
}

function hasten(): void {
  passed = 0
  const wait = setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((work, milliseconds) => {
    if (milliseconds !== 500) return wait(work, milliseconds)
    return wait(() => {
      passed += 1
      work()
    }, 1)
  })
}

test('a store whose upgrade takes long is not reported as blocked', async () => {
  const old = await storeOldRows()
  old.close()
  hasten()
  const database = new UpgradedDatabase()
  expect(await database.execute(() => database.rows.toArray())).toEqual([{ id: 1, name: 'kept' }])
  await database.removed()
})

test('a store that another tab holds open is reported as blocked', async () => {
  // Dexie logs a warning, too.
  vi.spyOn(console, 'warn').mockReturnValue()
  const old = await storeOldRows()
  old.on('versionchange', () => false)
  hasten()
  const database = new UpgradedDatabase()
  await expect(database.execute(() => database.rows.toArray())).rejects.toMatchObject({
    code: 'databaseblocked',
  })
  old.close()
})
