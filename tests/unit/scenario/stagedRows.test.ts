/** A large world's rows before they are in their tables: asked for, changed, exported, and moved there in the end. */
import type { Collection } from 'dexie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBackend } from '#mocks/backend/backend'
import { rowsSetAside } from '#mocks/database/checkedDatabase'
import { readStored } from '#mocks/database/readStored'
import { ProviderDatabase } from '#mocks/provider/database/database'
import type { LedgerRow } from '#mocks/provider/database/rows'
import { takeTurns } from '../../component/turns'

takeTurns(3)

const place = 'provider-mock.1'
const backend = createBackend({ clock: '2026-11-21T12:00:00+07:00', seed: 7 })
let tab: ProviderDatabase
let letMove: () => void = () => undefined

beforeEach(async () => {
  tab = new ProviderDatabase()
  await tab.removed()
  await backend.restore()
  await backend.fetch('/bank')
})

afterEach(async () => {
  letMove()
  vi.restoreAllMocks()
  tab.close()
  await tab.removed()
})

type Row = Record<string, unknown>

/** So many bets of two players more, one day after the other, put back while none of them may be moved. */
async function stage(change: (row: Row, index: number) => Row = (row) => row): Promise<void> {
  const world = await backend.snapshot()
  const { ledger = [], ...tables } = world.databases['provider-mock']?.tables ?? {}
  const more = Array.from({ length: 2_500 }, (_, index) =>
    change(
      {
        ...ledger[0],
        seq: 10_000 + index,
        idemKey: `more:${index}`,
        userId: index % 3 === 0 ? 'one' : 'other',
        type: index % 2 === 0 ? 'bet_sim' : 'win_sim',
        createdAt: new Date(Date.UTC(2025, 0, 1 + (index % 700))).toISOString(),
      },
      index,
    ),
  )
  const filled = {
    version: 110,
    tables: { ...tables, ledger: [...ledger, ...more], audit: audits },
  }
  const held = new Promise<void>((resolve) => {
    letMove = resolve
  })
  void navigator.locks.request(`${place}: staged`, () => held)
  await backend.restore({ ...world, databases: { 'provider-mock': filled } })
  await tab.ready()
}

/** As many as make the world too large to be written while all calls wait. */
const audits = Array.from({ length: 1_000 }, (_, index) => ({
  seq: index + 1,
  at: new Date(Date.UTC(2025, 0, 1, 0, index)).toISOString(),
  adminID: 'A1',
  action: 'login',
  targetId: 'A1',
}))

async function stagedBatches(): Promise<number> {
  const store = tab.backendDB().transaction('staged').objectStore('staged')
  return new Promise((resolve, reject) => {
    const counting = store.count()
    counting.onsuccess = () => resolve(counting.result)
    counting.onerror = () => reject(counting.error)
  })
}

async function untilMoved(): Promise<void> {
  letMove()
  await vi.waitUntil(async () => (await stagedBatches()) === 0, { timeout: 30_000 })
}

const ofOther = () => tab.ledger.where('[userId+createdAt]').between(['other', ''], ['other', '~'])
function newestFirst(rows: Collection<LedgerRow>): Collection<LedgerRow> {
  rows.reverse()
  return rows
}

const isWin = ({ type }: LedgerRow) => type === 'win_sim'

const questions: Record<string, () => Promise<unknown>> = {
  'one by its key': () => tab.ledger.get(10_123),
  'several by their keys': () => tab.ledger.bulkGet([12_499, 10_000, 3, 999_999]),
  'what a unique index has': () =>
    tab.ledger.where('idemKey').anyOf('more:7', 'more:2499', 'nothing').primaryKeys(),
  'how many': () => tab.ledger.where({ userId: 'one' }).count(),
  'how many at all': () => tab.ledger.count(),
  'the first': () => ofOther().first(),
  'the newest, a few': () => newestFirst(ofOther()).limit(5).toArray(),
  'the newest of some kind, behind others': () =>
    newestFirst(ofOther()).filter(isWin).offset(2).limit(4).toArray(),
  'the last': () => tab.ledger.orderBy('seq').last(),
  'from a moment on': () => tab.ledger.where('createdAt').aboveOrEqual('2026-10').toArray(),
  'between two': () =>
    tab.ledger
      .where('[userId+type+createdAt]')
      .between(['one', 'bet_sim', '2025-02'], ['one', 'bet_sim', '2025-06'], false, true)
      .keys(),
  'each owner once': () => tab.ledger.orderBy('userId').uniqueKeys(),
  'beginnings, in any letters': () =>
    tab.ledger.where('idemKey').startsWithIgnoreCase('MORE:24').primaryKeys(),
  'one by one': async () => {
    const seen: unknown[] = []
    await tab.ledger
      .where('[userId+createdAt]')
      .between(['other', '2025-03'], ['other', '2025-03-08'])
      .each(({ seq }, { key }) => seen.push([seq, key]))
    return seen
  },
}

async function ask(): Promise<Record<string, unknown>> {
  const asked = Object.entries(questions).map(async ([what, answer]) => [what, await answer()])
  return Object.fromEntries(await Promise.all(asked))
}

test('what is asked is answered alike before rows are in their tables and afterwards', async () => {
  await stage()
  // Some are moved by what somebody changes: those before and behind them are not.
  await tab.ledger.where('seq').between(10_500, 10_950).modify({ actor: 'A1' })
  expect(await stagedBatches()).toBeGreaterThan(20)
  const before = await ask()
  expect(before).toMatchObject({ 'how many': 834, 'the last': { seq: 12_499 } })
  await untilMoved()
  expect(await ask()).toEqual(before)
})

test('whoever asks for one player’s rows, or brings a new one, reads no batch without them', async () => {
  await stage((row, index) => (index >= 1_200 && index < 1_300 ? { ...row, userId: 'rare' } : row))
  const read = vi.spyOn(IDBObjectStore.prototype, 'get')
  const batches = () => read.mock.calls.flatMap(([key]) => (Array.isArray(key) ? key.slice(1) : []))
  const rare = await tab.ledger
    .where('[userId+createdAt]')
    .between(['rare'], ['rare', '~'])
    .toArray()
  expect(rare).toHaveLength(100)
  const { seq: _, ...row } = await entry(11_250)
  await tab.ledger.add({ ...row, idemKey: 'new' })
  expect(new Set(batches().filter((first) => typeof first === 'number')).size).toBeLessThanOrEqual(
    3,
  )
})

async function entry(seq: number): Promise<LedgerRow> {
  const row = await tab.ledger.get(seq)
  if (!row) throw new Error(`There is no ${seq}`)
  return row
}

test('what somebody does to a row that was read changes none that is stored', async () => {
  await stage()
  Object.assign(await entry(10_500), { reason: 'scribbled' })
  for (const row of await ofOther().limit(3).toArray()) Object.assign(row, { reason: 'scribbled' })
  expect((await entry(10_500)).reason).toBeUndefined()
  expect((await ofOther().first())?.reason).toBeUndefined()
})

test('changes meet rows wherever they are, and an undone one leaves them as they were', async () => {
  await stage()
  const { seq: _, ...row } = await entry(10_500)
  await expect(tab.ledger.add(row)).rejects.toThrow(/ConstraintError/)
  await tab.ledger.where({ idemKey: 'more:900' }).modify({ actor: 'A1' })
  await tab.ledger.bulkDelete([10_100, 10_101])
  await tab.ledger.where('seq').between(11_000, 11_010).delete()
  await tab.ledger.put({ ...row, seq: 10_500, reason: 'told' })
  const undone = tab.transaction('rw', tab.ledger, async () => {
    await tab.ledger.where({ userId: 'one' }).delete()
    throw new Error(`${await tab.ledger.where({ userId: 'one' }).count()} left`)
  })
  await expect(undone).rejects.toThrow('0 left')
  const look = async () => ({
    count: await tab.ledger.where('seq').aboveOrEqual(10_000).count(),
    actor: (await tab.ledger.get(10_900))?.actor,
    gone: await tab.ledger.bulkGet([10_100, 11_009]),
    reason: (await tab.ledger.get(10_500))?.reason,
  })
  const seen = await look()
  expect(seen).toEqual({ count: 2_488, actor: 'A1', gone: [undefined, undefined], reason: 'told' })
  await untilMoved()
  expect(await look()).toEqual(seen)
})

test('what is emptied has nothing staged any more', async () => {
  await stage()
  await tab.ledger.clear()
  expect(await tab.ledger.count()).toBe(0)
  await untilMoved()
  expect(await tab.ledger.count()).toBe(0)
})

test('an export has them in their tables, and a world saved meanwhile is the one put back', async () => {
  await stage()
  const read = await readStored(tab, async () => undefined)
  expect(read?.content.tables.ledger).toHaveLength(await tab.ledger.count())
  expect(read?.content.tables).not.toHaveProperty('staged')
  const { tables } = (await backend.snapshot()).databases['provider-mock'] ?? {}
  expect(tables?.ledger).toEqual(await tab.ledger.toArray())
  expect(Object.keys(tables ?? {})).not.toContain('staged')
})

test('one that does not fit is set aside', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await stage((row, index) => (index === 1_234 ? { ...row, amount: 'much' } : row))
  const rows = await tab.carryOut(() => tab.ledger.where({ userId: 'other' }).toArray())
  // An adjustment stands in its place, so that the sums add up.
  expect(rows.find(({ seq }) => seq === 11_234)).toMatchObject({ type: 'adjust_sub' })
  expect(await rowsSetAside()).toMatchObject([{ table: 'ledger', key: 11_234 }])
})

test('a browser that is killed while they are moved goes on when it is opened again', async () => {
  await stage()
  const all = await tab.ledger.count()
  const put = Reflect.get(IDBObjectStore.prototype, 'put')
  let written = 0
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...row
  ) {
    written += 1
    if (written > 950) this.transaction.abort()
    return Reflect.apply(put, this, row)
  })
  letMove()
  await vi.waitUntil(() => written > 950, { timeout: 30_000 })
  vi.restoreAllMocks()
  expect(await tab.ledger.count()).toBe(all)
  tab.close()
  tab = new ProviderDatabase()
  await tab.ready()
  await untilMoved()
  expect(await tab.ledger.count()).toBe(all)
})

test('a later version finds them in their tables as it upgrades', async () => {
  await stage()
  const all = await tab.ledger.count()
  tab.close()
  let found = 0
  class NextDatabase extends ProviderDatabase {
    constructor() {
      super()
      this.version(12).upgrade(async () => {
        found = await this.ledger.count()
      })
    }
  }
  tab = new NextDatabase()
  await tab.ready()
  expect(found).toBe(all)
  expect(await tab.ledger.count()).toBe(all)
})

test('an opening that fails as it reads what is staged leaves none of it out at the next', async () => {
  await stage()
  const all = await tab.ledger.count()
  tab.close()
  tab = new ProviderDatabase()
  const failing = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementationOnce(() => {
    throw new DOMException('The disk is gone', 'UnknownError')
  })
  await expect(tab.ready()).rejects.toThrow('The disk is gone')
  expect(failing).toHaveBeenCalled()
  await tab.ready()
  expect(await tab.ledger.count()).toBe(all)
})
