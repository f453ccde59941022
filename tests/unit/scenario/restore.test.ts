/** Tests that a large snapshot is restored completely or not at all, whatever interrupts it. */
import { Dexie } from 'dexie'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { restoreChannel, snapshotPaths } from '#contract/scenario/snapshot'
import { createBackend } from '#mocks/backend/backend'
import type { Snapshot } from '#mocks/backend/snapshot'
import { database, ProviderDatabase } from '#mocks/provider/database/database'
import { pause } from '#mocks/scenarios'

const backend = createBackend({ clock: '2026-11-21T12:00:00+07:00', seed: 7 })
const more = 550

let id = ''
let wanted: Snapshot
let before: Snapshot

beforeAll(async () => {
  await backend.restore()
  await ask('/bank')
  await backend.restore(large(await backend.snapshot()))
  wanted = await backend.snapshot()
  id = (await ask(snapshotPaths.all, { name: 'Large', device: {} })).body.worlds[0].id
  await backend.restore()
  await ask('/bank')
  before = await backend.snapshot()
})

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await backend.restore(before)
})

afterEach(() => vi.restoreAllMocks())

afterAll(async () => {
  await ask(snapshotPaths.remove, { id })
  await backend.restore()
})

/** More ledger rows than one batch, another setting of the testers, and one empty table. */
function large(snapshot: Snapshot): Snapshot {
  const { version = 0, tables = {} } = snapshot.databases['provider-mock'] ?? {}
  const [first] = tables.ledger ?? []
  const rows = Array.from({ length: more }, (_, index) => {
    return { ...first, seq: 10_000 + index, idemKey: `more:${index}`, userId: 'nobody' }
  })
  const provider = { ...tables, banners: [], ledger: [...(tables.ledger ?? []), ...rows] }
  const settings = [{ id: 'clockOffsetMs', value: 60_000 }]
  return {
    ...snapshot,
    databases: {
      ...snapshot.databases,
      'provider-mock': { version, tables: provider },
      device: { version: 10, tables: { settings } },
    },
  }
}

async function ask(path: string, body?: object) {
  const response = await backend.fetch(path, {
    headers: { 'Content-Type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  return { status: response.status, body: Object(await response.json()) }
}

const restore = (isAnew = false) => ask(snapshotPaths.restore, { id, isAnew })

/** Calls `at` before each batch is written, with its number from 1. */
function atEachBatch(at: (batch: number) => PromiseLike<unknown> | undefined): void {
  // Tables of one database derive from the tables of all.
  const tables = Object.getPrototypeOf(Object.getPrototypeOf(database.ledger))
  let batch = 0
  for (const name of ['bulkPut', 'bulkDelete']) {
    const write: unknown = Reflect.get(tables, name)
    vi.spyOn(tables, name).mockImplementation(function (this: unknown, ...given: unknown[]) {
      if (typeof write !== 'function') throw new Error(`A table has no ${name}`)
      batch += 1
      return (at(batch) ?? Dexie.Promise.resolve()).then(() => Reflect.apply(write, this, given))
    })
  }
}

/** Three batches of the ledger, and two of other tables: removed banners and added settings. */
const batches = [1, 2, 3, 4, 5]

test('a snapshot is written in as many batches as the tests below interrupt', async () => {
  let last = 0
  atEachBatch((batch) => {
    last = batch
    return undefined
  })
  await restore()
  expect(last).toBe(batches.length)
  expect(await backend.snapshot()).toEqual(wanted)
})

test('a restore reports its progress up to the end', async () => {
  const heard: { done: number; of: number }[] = []
  const channel = new BroadcastChannel(restoreChannel)
  channel.onmessage = ({ data }: MessageEvent) => heard.push(data)
  await restore()
  await pause(50)
  channel.close()
  const steps = heard.map(({ done }) => done)
  expect(steps).toEqual(steps.toSorted((one, other) => one - other))
  expect(new Set(steps).size).toBeGreaterThan(3)
  expect(heard.at(-1)).toEqual({ done: heard[0]?.of, of: heard[0]?.of })
})

describe.each(batches)('a restore interrupted at batch %i', (stopped) => {
  test('a restore interrupted by a killed browser is finished at the next start', async () => {
    // From this batch on nothing is written, and the transaction is undone.
    atEachBatch((batch) => {
      if (batch >= stopped) throw new DOMException('The browser was killed', 'AbortError')
      return undefined
    })
    await restore()
    vi.restoreAllMocks()
    const left = (await backend.snapshot()).databases
    for (const name of Object.keys(left)) {
      expect([before.databases[name], wanted.databases[name]]).toContainEqual(left[name])
    }
    expect(await restore(true)).toMatchObject({ status: 200, body: { device: {} } })
    expect(await backend.snapshot()).toEqual(wanted)
  })

  test('a cancelled restore leaves everything as it was', async () => {
    const channel = new BroadcastChannel(restoreChannel)
    atEachBatch((batch) => {
      if (batch !== stopped) return undefined
      channel.postMessage('cancel')
      return Dexie.waitFor(pause(50))
    })
    expect(await restore()).toEqual({ status: 200, body: { device: null } })
    channel.close()
    vi.restoreAllMocks()
    expect(await backend.snapshot()).toEqual(before)
  })

  test('a restore on a full device reports it and leaves everything as it was', async () => {
    atEachBatch((batch) => {
      if (batch === stopped) throw new DOMException('No room', 'QuotaExceededError')
      return undefined
    })
    expect(await restore()).toMatchObject({ status: 500, body: { code: 'storagefull' } })
    vi.restoreAllMocks()
    expect(await backend.snapshot()).toEqual(before)
  })
})

test('a restore that continues after a killed browser cannot be cancelled', async () => {
  const channel = new BroadcastChannel(restoreChannel)
  atEachBatch((batch) => {
    if (batch !== 1) return undefined
    channel.postMessage('cancel')
    return Dexie.waitFor(pause(50))
  })
  expect(await restore(true)).toMatchObject({ body: { device: {} } })
  channel.close()
  expect(await backend.snapshot()).toEqual(wanted)
})

test('another window sees either the old data or all of the new, and all of it afterwards', async () => {
  const otherWindow = new ProviderDatabase()
  const entries = () => {
    return otherWindow.execute(() => otherWindow.ledger.where({ userId: 'nobody' }).count())
  }
  const seen = new Set([await entries()])
  let isDone = false
  const restoring = restore().then(() => {
    isDone = true
  })
  while (!isDone) {
    seen.add(await entries())
    await pause(5)
  }
  await restoring
  seen.add(await entries())
  otherWindow.close()
  expect([...seen]).toEqual([0, more])
})

test('a snapshot without content is replaced by the sample data', async () => {
  await restore()
  expect(await ask(snapshotPaths.restore, { id: null })).toEqual({
    status: 200,
    body: { device: null },
  })
  await ask('/bank')
  expect((await backend.snapshot()).databases['provider-mock']).toEqual(
    before.databases['provider-mock'],
  )
})
