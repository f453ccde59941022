/** A world with more rows than may be written while all calls wait: put back beside the one that others go on with. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBackend } from '#mocks/backend/backend'
import type { World } from '#mocks/backend/world'
import { firstCalls } from '#mocks/database/nativeDatabase'
import { pause } from '#mocks/pause'
import { ProviderDatabase } from '#mocks/provider/database/database'
import { takeTurns } from '../../component/turns'

takeTurns(3)

const name = 'provider-mock'
const rows = 3_500
const backend = createBackend({ clock: '2026-11-21T12:00:00+07:00', seed: 7 })

/** A tab of its own: another connection to what is stored. */
let otherTab: ProviderDatabase

beforeEach(async () => {
  await forget()
  await backend.restore()
  await backend.fetch('/bank')
  otherTab = new ProviderDatabase()
})

afterEach(async () => {
  vi.restoreAllMocks()
  otherTab.close()
  await forget()
})

/** Other files of this process look for it under its plain name. */
async function forget(): Promise<void> {
  const database = new ProviderDatabase()
  await database.removed()
}

/** The sample's world with as many bets more as make it a large one. */
async function largeWorld(): Promise<World> {
  const world = await backend.snapshot()
  const { ledger = [], ...tables } = world.databases[name]?.tables ?? {}
  const more = Array.from({ length: rows }, (_, index) => ({
    ...ledger[0],
    seq: 10_000 + index,
    idemKey: `more:${index}`,
    userId: 'nobody',
  }))
  const databases = {
    [name]: { version: 110, tables: { ...tables, ledger: [...ledger, ...more] } },
  }
  return { ...world, databases: { ...world.databases, ...databases } }
}

const entries = () => otherTab.carryOut(() => otherTab.ledger.where({ userId: 'nobody' }).count())

const stored = async () =>
  (await indexedDB.databases()).flatMap((known) =>
    known.name?.startsWith(name) ? [known.name] : [],
  )

/** What was before is removed behind it, bit by bit. */
const untilStored = (only: string) =>
  vi.waitUntil(async () => String(await stored()) === only, { timeout: 10_000 })

/** As a browser that is killed with the so-manieth writing: from then on nothing is written any more. */
function killAt(count: number): void {
  let written = 0
  const put = Reflect.get(IDBObjectStore.prototype, 'put')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...row
  ) {
    written += 1
    if (written >= count) throw new DOMException('The browser was killed', 'AbortError')
    return Reflect.apply(put, this, row)
  })
  // Nor is anything taken away.
  vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation(() => Object.create(null))
}

test('another tab goes on meanwhile, and has all of it afterwards; what was before is gone', async () => {
  const world = await largeWorld()
  expect(await entries()).toBe(0)
  let isDone = false
  const putBack = backend.restore(world).then(() => {
    isDone = true
  })
  const seen = new Set<number>()
  while (!isDone) {
    seen.add(await entries())
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await putBack
  expect([...seen].filter((count) => count !== 0 && count !== rows)).toEqual([])
  expect(await entries()).toBe(rows)
  await untilStored(`${name}.1`)
  expect((await backend.snapshot()).databases[name]).toEqual(world.databases[name])
})

test('a bet after it is kept by all; the next world comes beside that one', async () => {
  const world = await largeWorld()
  await backend.restore(world)
  await backend.fetch('/api/scenarios/bet', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ userId: 'M1001', stake: 1 }),
  })
  const { seq } = (await otherTab.carryOut(() => otherTab.ledger.orderBy('seq').last())) ?? {}
  expect(seq).toBe(10_000 + rows)
  await backend.restore({ ...world, databases: {} })
  expect(await entries()).toBe(0)
})

test('sample data that take its place at once are not taken for what was before it', async () => {
  await backend.restore(await largeWorld())
  expect(await entries()).toBe(rows)
  await backend.restore()
  await backend.fetch('/bank')
  const before = await backend.snapshot()
  expect(await stored()).toEqual([name])
  await pause(firstCalls + 500)
  expect(await backend.snapshot()).toEqual(before)
})

test('as many other rows come beside it too; a few are written where they are', async () => {
  const world = await largeWorld()
  await backend.restore(world)
  const { version = 90, tables = {} } = world.databases[name] ?? {}
  const withLedger = (ledger: World['databases'][string]['tables'][string]) => ({
    ...world,
    databases: { ...world.databases, [name]: { version, tables: { ...tables, ledger } } },
  })
  const told = (tables.ledger ?? []).map((row) => ({ ...row, reason: 'told' }))
  await backend.restore(withLedger(told))
  expect(await entries()).toBe(rows)
  await untilStored(`${name}.2`)
  await backend.restore(withLedger(told.slice(0, -1)))
  await untilStored(`${name}.2`)
  expect(await entries()).toBe(rows - 1)
})

test.each([1, 700, 850])(
  'killed at record %s, the one before is whole, and the half is tidied up',
  async (count) => {
    const world = await largeWorld()
    const before = await backend.snapshot()
    killAt(count)
    await backend.restore(world).catch(() => {})
    vi.restoreAllMocks()
    expect(await entries()).toBe(0)
    expect(await backend.snapshot()).toEqual(before)
    await untilStored(name)
  },
)
