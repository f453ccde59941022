import { afterAll, beforeEach, expect, test } from 'vitest'
import { createBackend } from '#mocks/backend/backend'
import { initialSnapshot } from '#mocks/backend/snapshot'

const noon = '2026-11-21T12:00:00+07:00'
const credentials = { username: '0812345678', password: 'player1234' }

let backend = createBackend({ clock: noon, seed: 7 })

beforeEach(async () => {
  backend = createBackend({ clock: noon, seed: 7 })
  await backend.restore()
})

// Unit tests share a process, and with it the back ends' databases.
afterAll(() => createBackend().restore())

function post(body: object, token?: string): RequestInit {
  return {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  }
}

async function logIn(): Promise<string> {
  const answer = await backend.fetch('/api/account/login', post(credentials))
  return Object(await answer.json()).serviceToken
}

async function read(path: string, token?: string): Promise<unknown> {
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  return (await backend.fetch(path, { headers })).json()
}

async function spinWheel(token: string): Promise<unknown> {
  const { data } = Object(await read('/userbalance/wheelpoint/M1001', token))
  const request = {
    requestId: crypto.randomUUID(),
    userId: 'M1001',
    clientSeed: 'mine',
    seedHash: data.nextSeedHash,
  }
  const answer = await backend.fetch('/userbalance/wheelspin', post(request, token))
  const { requestId: _, ...spin } = Object(await answer.json())
  return spin
}

async function placeDeposit(token: string): Promise<unknown> {
  const request = {
    requestId: crypto.randomUUID(),
    validUntil: '2026-11-21T05:02:00.000Z',
    userId: 'M1001',
    amount: 500,
    transferBankID: 'T1',
    channel: 'bank',
  }
  const answer = await backend.fetch('/userbalance/deposit', post(request, token))
  const { requestId: _, ...deposit } = Object(await answer.json())
  return deposit
}

test('the back end answers players, staff, the app and testers', async () => {
  expect(await read('/userbalance/balance/M1001', await logIn())).toBeGreaterThan(0)
  const staff = await backend.fetch(
    '/adminlogin',
    post({ username: 'owner', password: 'owner1234' }),
  )
  expect(await staff.json()).toMatchObject({ token: expect.any(String) })
  expect(await read('/api/kanban/columns')).toHaveProperty('columns')
  expect(await read('/api/scenarios')).toEqual({ rules: [], clockOffsetMs: 0 })
})

test("the back end's clock stands still until it is advanced", async () => {
  const token = await logIn()
  expect(
    (await backend.fetch('/api/account/me', { headers: { Authorization: token } })).status,
  ).toBe(200)
  await backend.advance(3 * 60 * 60 * 1000)
  expect(await read('/api/scenarios')).toMatchObject({ clockOffsetMs: 10_800_000 })
  expect(
    (await backend.fetch('/api/account/me', { headers: { Authorization: token } })).status,
  ).toBe(401)
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, 20 * 366 * 24 * 3_600_000])(
  "the back end's clock cannot be advanced by %s milliseconds",
  async (milliseconds) => {
    await backend.advance(60_000)
    await expect(backend.advance(milliseconds)).rejects.toThrow(RangeError)
    expect(await read('/api/scenarios')).toMatchObject({ clockOffsetMs: 60_000 })
  },
)

test('an invalid start time is refused by name', () => {
  expect(() => createBackend({ clock: 'soon' })).toThrow('clock: not a moment: soon')
})

test('the same seed gives the same random values each time', async () => {
  const first = await placeDeposit(await logIn())
  expect(first).toHaveProperty('data.depositId')
  await backend.restore()
  expect(await placeDeposit(await logIn())).toEqual(first)
})

test('a restored snapshot continues its random sequence and repeats no ID', async () => {
  const token = await logIn()
  await spinWheel(token)
  const snapshot = await backend.snapshot()
  const spun = await spinWheel(token)
  expect(spun).toHaveProperty('data.spinId')
  await backend.restore(snapshot)
  expect(await spinWheel(token)).toEqual(spun)
})

test('a snapshot is JSON and restores everything, including sessions', async () => {
  const token = await logIn()
  await backend.fetch('/api/scenarios', post({ match: '/promotion', effect: 'status500' }))
  const before = await read('/userbalance/wallet/M1001', token)
  const snapshot: unknown = JSON.parse(JSON.stringify(await backend.snapshot()))
  await placeDeposit(token)
  await backend.advance(60_000)
  await backend.restore(Object(snapshot))
  expect(await read('/userbalance/wallet/M1001', token)).toEqual(before)
  expect(Object(await read('/api/scenarios')).rules).toHaveLength(1)
  await backend.restore()
  expect(Object(await read('/api/scenarios')).rules).toEqual([])
})

test('the picture of a slip survives in a JSON snapshot', async () => {
  const token = await logIn()
  const { data } = Object(await placeDeposit(token))
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2]).toString('base64')
  const request = { requestId: crypto.randomUUID(), userId: 'M1001', depositId: data.depositId }
  await backend.fetch('/userbalance/depositslip', post({ ...request, image: jpeg }, token))
  const snapshot = await backend.snapshot()
  await backend.restore()
  await backend.restore(Object(JSON.parse(JSON.stringify(snapshot))))
  expect(await backend.snapshot()).toEqual(snapshot)
})

test.each([
  ['nothing', null, /format/],
  ['another file', { format: 'har' }, /no snapshot/],
  ['a newer one', { ...initialSnapshot, version: 2 }, /another version/],
  [
    'a foreign database',
    { ...initialSnapshot, databases: { other: { version: 10, tables: {} } } },
    /no such/,
  ],
  [
    'an older database',
    { ...initialSnapshot, databases: { device: { version: 1, tables: {} } } },
    /another version/,
  ],
  [
    'a foreign table',
    { ...initialSnapshot, databases: { device: { version: 10, tables: { keys: [] } } } },
    /keys: no such table/,
  ],
  [
    'rows that are none',
    { ...initialSnapshot, databases: { device: { version: 10, tables: { rules: ['<b>'] } } } },
    /rules/,
  ],
])('a snapshot with %s is refused, and nothing changes', async (_, snapshot, reason) => {
  await backend.fetch('/api/scenarios', post({ match: '/bank', effect: 'empty' }))
  await expect(backend.restore(Object(snapshot))).rejects.toThrow(reason)
  expect(Object(await read('/api/scenarios')).rules).toHaveLength(1)
})

test.each([
  ['without a key', { value: 1 }],
  ['with a key that another one has', { id: 'clockOffsetMs', value: 2 }],
])('a row %s is refused before any database is written', async (_, row) => {
  await logIn() // Creates the money data.
  await backend.advance(1)
  const snapshot = await backend.snapshot()
  snapshot.databases['provider-mock']?.tables.wallets?.splice(0)
  snapshot.databases.device?.tables.settings?.push(row)
  await expect(backend.restore(snapshot)).rejects.toThrow('device.settings: row 2 cannot be stored')
  expect(await read('/userbalance/balance/M1001', await logIn())).toBeGreaterThan(0)
})

test('a back end starts from a given snapshot', async () => {
  await backend.fetch('/api/scenarios', post({ match: '/bank', effect: 'empty' }))
  const snapshot = await backend.snapshot()
  await backend.restore()
  backend = createBackend({ clock: noon, snapshot })
  expect(Object(await read('/api/scenarios')).rules).toHaveLength(1)
})
