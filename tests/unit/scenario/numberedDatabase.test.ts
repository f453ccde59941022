/** Database with a numbered name, as version 0.36.0 left it after restoring a large snapshot. */
import { Dexie } from 'dexie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StorageError } from '#mocks/database/storageError'
import { ProviderDatabase } from '#mocks/provider/database/database'

const name = 'provider-mock'
const version = 110

beforeEach(forget)

afterEach(async () => {
  vi.restoreAllMocks()
  await forget()
})

async function forget(): Promise<void> {
  const database = new ProviderDatabase()
  await database.removed()
}

async function names(): Promise<string[]> {
  const all = await indexedDB.databases()
  return all.flatMap((one) => (one.name?.startsWith(name) ? [one.name] : [])).toSorted()
}

type Rows = Record<string, object[]>

/** Creates a database as 0.36.0 did. `staged` are its batches of rows that are not in a table yet. */
async function layOut(place: string, rows: Rows, staged: object[] = []): Promise<void> {
  const old = new Dexie(place)
  const { tables } = new ProviderDatabase()
  const stores = tables.map((table) => {
    const { primKey, indexes } = table.schema
    return [table.name, [primKey, ...indexes].map(({ src }) => src).join(', ')]
  })
  old.version(version / 10).stores({
    ...Object.fromEntries(stores),
    staged: '[table+place]',
    stagedContents: 'table',
  })
  for (const [table, some] of Object.entries(rows)) await old.table(table).bulkPut(some)
  await old.table('staged').bulkPut(staged)
  old.close()
}

const entry = (seq: number) => ({
  seq,
  userId: 'M1',
  type: 'bet_sim',
  amount: -100,
  balanceAfter: 1_000 - seq,
  refType: 'game',
  refId: 'g',
  idemKey: `bet:${seq}`,
  actor: 'M1',
  createdAt: '2026-11-21T05:00:00.000Z',
})

const wallet = (balance: number) => {
  return { userId: 'M1', balance, updatedAt: '2026-11-21T05:00:00.000Z' }
}

const inForce = { wallets: [wallet(500)], ledger: [entry(9)] }
const batches = [
  { table: 'ledger', place: 0, rows: [entry(1), entry(2)] },
  { table: 'ledger', place: 1, rows: [entry(5)] },
  { table: 'ledger', place: 'remaining', are: new Uint8Array([1, 1]) },
]

/** @returns what a window reads from the database */
async function found(): Promise<object> {
  const database = new ProviderDatabase()
  try {
    return await database.execute(async () => ({
      balance: (await database.wallets.get('M1'))?.balance,
      entries: await database.ledger.orderBy('seq').primaryKeys(),
      byKey: await database.ledger.where('idemKey').anyOf('bet:2', 'bet:9').count(),
    }))
  } finally {
    database.close()
  }
}

const whole = { balance: 500, entries: [1, 2, 5, 9], byKey: 2 }

test('a snapshot partly in batches is read completely under its plain name', async () => {
  await layOut(`${name}.1`, inForce, batches)
  expect(await found()).toEqual(whole)
  expect(await names()).toEqual([name])
  expect(await found()).toEqual(whole)
})

test('the highest complete number is used, not the plain name or an incomplete database', async () => {
  await layOut(name, { wallets: [wallet(1)] })
  await layOut(`${name}.2`, { wallets: [wallet(2)] })
  await layOut(`${name}.10`, inForce, batches)
  const half = new Dexie(`${name}.11`)
  half.version(0.1).stores({ wallets: 'userId' })
  await half.open()
  half.close()
  expect(await found()).toEqual(whole)
  expect(await names()).toEqual([name])
})

test('an incomplete database alone keeps the plain one in use', async () => {
  await layOut(name, { ...inForce, ledger: [1, 2, 5, 9].map(entry) })
  const half = new Dexie(`${name}.1`)
  half.version(0.1).stores({ wallets: 'userId' })
  await half.open()
  half.close()
  expect(await found()).toEqual(whole)
  expect(await names()).toEqual([name])
})

test('two windows that open the database at once both read it', async () => {
  await layOut(`${name}.1`, inForce, batches)
  expect(await Promise.all([found(), found()])).toEqual([whole, whole])
})

test('an older window that has the database open closes it', async () => {
  await layOut(`${name}.1`, inForce, batches)
  const before = new Dexie(`${name}.1`)
  await before.open()
  before.on('versionchange', () => before.close())
  expect(await found()).toEqual(whole)
})

test.each([1, 2, 4, 5])(
  'a browser that is killed at row %i reads the whole data at the next start',
  async (row) => {
    await layOut(`${name}.1`, inForce, batches)
    let written = 0
    const put = Reflect.get(IDBObjectStore.prototype, 'put')
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...given
    ) {
      written += 1
      if (written === row) throw new DOMException('No room', 'QuotaExceededError')
      return Reflect.apply(put, this, given)
    })
    await expect(found()).rejects.toThrow(StorageError)
    vi.restoreAllMocks()
    expect(await found()).toEqual(whole)
    expect(await names()).toEqual([name])
  },
)

test('a device without space for a copy keeps the data and reports it', async () => {
  await layOut(`${name}.1`, inForce, batches)
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
    Reflect.get(this.transaction, '_abort').call(this.transaction, 'QuotaExceededError')
    return Object.create(null)
  })
  await expect(found()).rejects.toMatchObject({ code: 'storagefull', values: { domain: 'money' } })
  vi.restoreAllMocks()
  expect(await found()).toEqual(whole)
})

test('a reset deletes all of the databases', async () => {
  await layOut(name, { wallets: [wallet(1)] })
  await layOut(`${name}.1`, inForce, batches)
  await forget()
  expect(await names()).toEqual([])
})
