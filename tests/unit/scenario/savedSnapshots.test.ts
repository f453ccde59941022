import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type ImportedSnapshot, snapshotPaths } from '#contract/scenario/snapshot'
import { createBackend } from '#mocks/backend/backend'
import { answerOf, nativeSteps } from '#mocks/database/nativeDatabase'
import { database } from '#mocks/provider/database/database'
import { MemoryCaches } from '../device/memoryCaches'

const noon = '2026-11-21T12:00:00+07:00'
const backend = createBackend({ clock: noon, seed: 7 })

beforeEach(async () => {
  await backend.restore()
  // The first call creates the sample data.
  await ask('/bank')
  const { body } = await ask(snapshotPaths.all)
  for (const { id } of body.worlds) await ask(snapshotPaths.remove, { id })
})

async function ask(path: string, body?: object) {
  const response = await backend.fetch(path, {
    headers: { 'Content-Type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  return { status: response.status, body: Object(await response.json()) }
}

const save = async (name: string, device = {}) => {
  const { body } = await ask(snapshotPaths.all, { name, device })
  return String(body.worlds[0].id)
}

async function changePieces<T>(work: (stored: IDBObjectStore) => T): Promise<T> {
  const native = await answerOf(indexedDB.open('tester-worlds'))
  const changing = native.transaction('contents', 'readwrite')
  const result = work(changing.objectStore('contents'))
  await new Promise((resolve) => {
    changing.oncomplete = resolve
  })
  native.close()
  return result
}

/** @returns the pieces in the order of their IDs, which from the eleventh on is not the order of the text */
async function storedPieces(): Promise<{ id: string; text: string }[]> {
  const reading = await changePieces((stored) => stored.getAll())
  return reading.result
}

const bet = (stake: number) => ask('/api/scenarios/bet', { userId: 'M1001', stake })
const balance = async () => (await database.execute(() => database.wallets.get('M1001')))?.balance

test("a saved snapshot is listed with its size, and restored with the device's settings", async () => {
  const before = await balance()
  const id = await save(' Before the bet ', { 'berry-config': '{}' })
  await bet(100)
  expect(await balance()).not.toBe(before)
  const { body } = await ask(snapshotPaths.all)
  expect(body.worlds).toMatchObject([{ id, name: 'Before the bet', size: expect.any(Number) }])
  expect(body.worlds[0].size).toBeGreaterThan(100_000)
  const restored = await ask(snapshotPaths.restore, { id })
  expect(restored.body).toEqual({ device: { 'berry-config': '{}' } })
  expect(await balance()).toBe(before)
  // Snapshots contain no snapshots, so restoring one keeps the others.
  expect((await ask(snapshotPaths.all)).body.worlds).toHaveLength(1)
})

/** Saves a snapshot of over a million characters, with the device's settings. */
async function saveLarge(name: string, device: Record<string, string>): Promise<string> {
  const snapshot = await backend.snapshot()
  const { tables = {}, version = 0 } = snapshot.databases['provider-mock'] ?? {}
  const [first] = tables.ledger ?? []
  const more = Array.from({ length: 5_000 }, (_, index) => {
    return { ...first, seq: 10_000 + index, idemKey: `more:${index}` }
  })
  const ledger = [...(tables.ledger ?? []), ...more]
  await backend.restore({
    ...snapshot,
    databases: { 'provider-mock': { version, tables: { ...tables, ledger } } },
  })
  return save(name, device)
}

test('a large snapshot is stored in pieces, and an old one without pieces is still complete', async () => {
  const device = { 'berry-config': '{}' }
  const id = await saveLarge('Large', device)
  const pieces = await storedPieces()
  expect(pieces.length).toBeGreaterThan(2)
  expect((await ask(snapshotPaths.restore, { id })).body).toEqual({ device })
  const after = await ask(snapshotPaths.compare, { id, other: null })
  expect(after.body.differences).toEqual([])

  const whole = JSON.stringify({ ...(await backend.snapshot()), name: 'Large', device })
  await changePieces((stored) => {
    stored.clear()
    stored.add({ id, text: whole.slice(0, 1000) })
    stored.add({ id: `${id} 1`, text: whole.slice(1000) })
  })
  await bet(100)
  expect((await ask(snapshotPaths.restore, { id })).body).toEqual({ device })
  const again = await ask(snapshotPaths.compare, { id, other: null })
  expect(again.body.differences).toEqual([])
})

test('deleting a snapshot deletes all of its pieces, and none of others', async () => {
  const id = await saveLarge('Large', {})
  const other = await save('Other')
  const before = await storedPieces()
  await ask(snapshotPaths.remove, { id })
  const left = await storedPieces()
  expect(left).toEqual(before.filter((piece) => piece.id.startsWith(other)))
  expect(left.length).toBeGreaterThan(2)
})

test('a deleted snapshot is gone, and an unknown one is 404', async () => {
  const id = await save('Gone')
  expect((await ask(snapshotPaths.remove, { id })).body.worlds).toEqual([])
  expect(await ask(snapshotPaths.restore, { id })).toMatchObject({ status: 404 })
})

test.each(['', '   ', 'x'.repeat(61)])('the name “%s” is refused', async (name) => {
  expect(await ask(snapshotPaths.all, { name, device: {} })).toMatchObject({ status: 400 })
})

test('a second snapshot with the same name gets a number, however it is written', async () => {
  const long = 'x'.repeat(60)
  for (const name of ['Same', 'Same ', 'same', 'é', 'e\u0301', long, long]) await save(name)
  const imported = await ask(snapshotPaths.import, {
    format: 'arcade-world',
    version: 1,
    name: 'Same',
    databases: {},
  })
  const { worlds: snapshots }: ImportedSnapshot = imported.body
  const names = snapshots.map(({ name }) => name)
  expect(names.toSorted()).toEqual(
    ['Same', 'Same (2)', 'Same (3)', 'same', 'é', 'é (2)', long, `${long.slice(4)} (2)`].toSorted(),
  )
  // The file gets the same name.
  const second = snapshots.find(({ name }) => name === 'Same (2)')
  const file = (await ask(snapshotPaths.export, { id: second?.id })).body
  expect(file.name).toBe('Same (2)')
})

test('comparing two snapshots lists the tables that differ, row by row', async () => {
  const id = await save('First')
  expect((await ask(snapshotPaths.compare, { id, other: null })).body.differences).toEqual([])
  await bet(100)
  const { differences } = (await ask(snapshotPaths.compare, { id, other: null })).body
  const tables = differences.map(({ table }: { table: string }) => table)
  expect(tables).toEqual(expect.arrayContaining(['provider-mock.ledger', 'provider-mock.wallets']))
  const wallets = differences.find(({ table }: { table: string }) => table.endsWith('wallets'))
  expect(wallets).toMatchObject({ count: 1, rows: [{ key: 'M1001' }] })
  expect(wallets.rows[0].before).not.toBe(wallets.rows[0].after)
  const ledger = differences.find(({ table }: { table: string }) => table.endsWith('ledger'))
  expect(ledger).toMatchObject({ count: 1, rows: [{ before: null }] })
  const second = await save('Second')
  const between = await ask(snapshotPaths.compare, { id, other: second })
  expect(between.body.differences).toEqual(differences)
})

/** An object as a file may contain it, with any key. */
const named = (name: string, content: object) => Object.fromEntries([[name, content]])

const exported = async () => (await ask(snapshotPaths.export, { id: await save('Mine') })).body

describe('snapshot files', () => {
  test('a file has no password, code or slip, and everybody logs in with the published password', async () => {
    const answer = { status: 200, content: { data: { recoveryCodes: ['ABCD-EFGH'] } } } as const
    const request = { requestId: 'otp', userId: 'A1', order: 'admin', createdAt: noon }
    await database.execute(() => database.requests.add({ ...request, ...answer }))
    const file = await exported()
    expect(JSON.stringify(file)).not.toMatch(
      /"(password|hash|otpSecret|recoveryCodes|image)":|ABCD-EFGH/,
    )
    const { body }: { body: ImportedSnapshot } = await ask(snapshotPaths.import, file)
    expect(body.skipped).toEqual([])
    expect(body.worlds).toHaveLength(2)
    const [imported] = body.worlds.filter(({ id }) => id !== body.worlds[1]?.id)
    await ask(snapshotPaths.restore, { id: imported?.id })
    const login = { username: '0823456789', password: 'player1234' }
    expect(await ask('/api/account/login', login)).toMatchObject({ status: 200 })
  })

  test('an invalid row is named and skipped, and the others are imported', async () => {
    const file = await exported()
    const { players, wallets } = file.databases['provider-mock'].tables
    players[1] = { ...players[1], createdAt: 'yesterday' }
    wallets[0] = { ...wallets[0], balance: 1.5 }
    wallets.push('<script>', {})
    const { body }: { body: ImportedSnapshot } = await ask(snapshotPaths.import, file)
    expect(body.skipped).toEqual(
      expect.arrayContaining([
        { table: 'provider-mock.players', row: 1, field: 'createdAt' },
        { table: 'provider-mock.wallets', row: 0, field: 'balance' },
        { table: 'provider-mock.wallets', row: wallets.length - 2, field: null },
        { table: 'provider-mock.wallets', row: wallets.length - 1, field: 'userId' },
      ]),
    )
    expect(body.skipped).toHaveLength(4)
  })

  test('a row with extreme nesting is skipped', async () => {
    const row = `{"id":"x","value":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`
    const tables = `{"device":{"version":10,"tables":{"settings":[${row}]}}}`
    const answer = await backend.fetch(snapshotPaths.import, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: `{"format":"arcade-world","version":1,"databases":${tables}}`,
    })
    expect(await answer.json()).toMatchObject({
      skipped: [{ table: 'device.settings', row: 0, field: null }],
    })
  })

  test('rules with unknown effects, long delays or invalid answers, and invalid clocks, are skipped', async () => {
    const file = await exported()
    const rule = { id: 'r', match: '/bank', method: null, delayMs: 0, times: null, addedAt: 1 }
    Object.assign(file.databases.device.tables, {
      rules: [
        { ...rule, effect: 'explode' },
        { ...rule, effect: 'slow', delayMs: 1e12 },
        { ...rule, effect: 'answer', answer: { status: 999, type: 'a\nb', body: '' } },
      ],
      settings: [{ id: 'clockOffsetMs', value: 8e15 }],
    })
    const { body }: { body: ImportedSnapshot } = await ask(snapshotPaths.import, file)
    expect(body.skipped).toEqual([
      { table: 'device.rules', row: 0, field: 'effect' },
      { table: 'device.rules', row: 1, field: 'delayMs' },
      { table: 'device.rules', row: 2, field: 'answer' },
      { table: 'device.settings', row: 0, field: 'value' },
    ])
  })

  test('only the first of several equal unique values is imported, so the snapshot can be restored', async () => {
    const file = await exported()
    const { players } = file.databases['provider-mock'].tables
    players.push({ ...players[0] }, { ...players[0], id: 'M9999' })
    const { body }: { body: ImportedSnapshot } = await ask(snapshotPaths.import, file)
    expect(body.skipped.map(({ row, field }) => [row, field])).toEqual([
      [players.length - 2, 'id'],
      [players.length - 1, 'username'],
    ])
    const imported = body.worlds[0]
    expect(await ask(snapshotPaths.restore, { id: imported?.id })).toMatchObject({ status: 200 })
  })

  test.each([
    ['another file', { format: 'har' }, /no snapshot/],
    ['a newer one', { version: 2 }, /another version/],
    ['a foreign database', { databases: { other: { version: 10, tables: {} } } }, /no such data/],
    [
      'a foreign table',
      { databases: { device: { version: 10, tables: { keys: [{ id: 'session' }] } } } },
      /no such table/,
    ],
    [
      'a foreign table with rows beside the money',
      {
        databases: {
          'provider-mock': {
            version: database.verno * nativeSteps,
            tables: { secrets: [{ id: 1 }] },
          },
        },
      },
      /^provider-mock.secrets: no such table$/,
    ],
    [
      'a database with a name of the language',
      { databases: named('__proto__', { version: 10, tables: {} }) },
      /^__proto__: no such database$/,
    ],
    ...['__proto__', 'constructor', 'prototype'].map((name): [string, object, RegExp] => [
      `a table called ${name}`,
      { databases: { device: { version: 10, tables: named(name, [{ id: 'x' }]) } } },
      new RegExp(`^device.${name}: no such table$`),
    ]),
    ['another operator’s', { operator: 'Casino Elsewhere' }, /another operator: Casino Elsewhere/],
    ['a name that reverses the text around it', { name: 'x\u202ey' }, /Unseen characters/],
    ['a name that is too long', { name: 'x'.repeat(100) }, /^name/],
  ])('a file with %s is refused completely', async (_, change, reason) => {
    const file = { format: 'arcade-world', version: 1, databases: {}, ...change }
    expect(await ask(snapshotPaths.import, file)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(reason) },
    })
    expect((await ask(snapshotPaths.all)).body.worlds).toEqual([])
  })
})

test.each([
  ['unknown', 'other', { other: { version: 10, tables: {} } }],
  ['unknown', 'device.keys', { device: { version: 10, tables: { keys: [] } } }],
  ['otherversion', 'device', { device: { version: 9, tables: {} } }],
  ['missing', 'databases.device.tables', { device: { version: 10 } }],
  ['unfit', 'databases.device.version', { device: { version: '10', tables: {} } }],
])('a file with a fault (%s) names its place, for any language', async (kind, place, databases) => {
  const file = { format: 'arcade-world', version: 1, databases }
  expect(await ask(snapshotPaths.import, file)).toMatchObject({
    status: 400,
    body: { message: expect.any(String), code: 'faultyfile', fault: { kind, place } },
  })
})

test("a fault's place is shortened, and control characters are shown", async () => {
  const name = `\u202e${'x'.repeat(10_000)}`
  const databases = named(name, { version: 10, tables: {} })
  const file = { format: 'arcade-world', version: 1, databases }
  const { fault } = (await ask(snapshotPaths.import, file)).body
  expect(fault.place).toBe(`\ufffd${'x'.repeat(119)}…`)
})

test('a full device is reported, and nothing changes', async () => {
  const steered = async () => [(await ask('/api/scenarios')).body.rules.length, await balance()]
  const id = await save('Before')
  const atFirst = await steered()
  await bet(100)
  await ask('/api/scenarios', { match: '/bank', effect: 'slow', delayMs: 1 })
  const before = await steered()
  const full = new DOMException('The quota has been exceeded', 'QuotaExceededError')
  const writing = vi.spyOn(database, 'transaction').mockRejectedValueOnce(full)
  vi.spyOn(console, 'error').mockReturnValueOnce()
  const refused = await ask(snapshotPaths.restore, { id })
  expect(refused).toMatchObject({ status: 500, body: { code: 'storagefull', domain: 'money' } })
  writing.mockRestore()
  expect(await steered()).toEqual(before)
  await ask(snapshotPaths.restore, { id })
  expect(await steered()).toEqual(atFirst)
})

test('a snapshot that does not fit is not saved, and no offline files are deleted for it', async () => {
  const stored = new MemoryCaches()
  vi.stubGlobal('caches', stored)
  await (await stored.open('showcase-files')).put('/a.js', new Response('x'))
  const full = new DOMException('The quota has been exceeded', 'QuotaExceededError')
  const writing = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw full
  })
  vi.spyOn(console, 'error').mockReturnValue()
  const refused = await ask(snapshotPaths.all, { name: 'Large', device: {} })
  writing.mockRestore()
  vi.unstubAllGlobals()
  expect(refused).toMatchObject({ status: 500, body: { code: 'storagefull' } })
  expect(stored.urls()).toEqual(['/a.js'])
  expect((await ask(snapshotPaths.all)).body.worlds).toEqual([])
})
