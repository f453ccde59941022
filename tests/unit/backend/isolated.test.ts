import { expect, test, vi } from 'vitest'
import { createBackend, type IsolatedBackend } from '#mocks/backend/isolated/isolatedBackend'
import { initialSnapshot } from '#mocks/backend/snapshot'

const noon = '2026-11-21T12:00:00+07:00'

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

async function logIn(backend: IsolatedBackend): Promise<string> {
  const credentials = { username: '0812345678', password: 'player1234' }
  const answer = await backend.fetch('/api/account/login', post(credentials))
  return Object(await answer.json()).serviceToken
}

async function placeDeposit(backend: IsolatedBackend): Promise<unknown> {
  const request = {
    requestId: crypto.randomUUID(),
    validUntil: '2026-11-21T05:02:00.000Z',
    userId: 'M1001',
    amount: 500,
    transferBankID: 'T1',
    channel: 'bank',
  }
  const token = await logIn(backend)
  const answer = await backend.fetch('/userbalance/deposit', post(request, token))
  return Object(await answer.json()).data?.depositId
}

test('two back ends of one process share no data, clock, rules or random values', async () => {
  const one = createBackend({ clock: noon, seed: 7 })
  const other = createBackend({ clock: noon, seed: 7 })
  const depositId = await placeDeposit(one)
  expect(depositId).toEqual(expect.any(String))
  await one.advance(3_600_000)
  await one.fetch('/api/scenarios', post({ match: '/bank', effect: 'status500' }))
  const controls = await (await other.fetch('/api/scenarios')).json()
  expect(controls).toEqual({ rules: [], clockOffsetMs: 0 })
  expect(JSON.stringify(await other.snapshot())).not.toContain(String(depositId))
  // The other repeats the same sequence from its start.
  expect(await placeDeposit(other)).toBe(depositId)
  await Promise.all([one.close(), other.close()])
})

test('a copied start equals the start that a back end makes on its own', async () => {
  const copied = createBackend({ clock: noon, seed: 7 })
  await copied.fetch('/bank')
  const { databases, drawn } = await copied.snapshot()
  await placeDeposit(copied)
  await copied.restore()
  await copied.fetch('/bank')
  const again = await copied.snapshot()
  expect(again.drawn).toBe(drawn)
  expect(again.databases['provider-mock']).toEqual(databases['provider-mock'])
  await copied.close()
})

test('forty back ends answer at once', async () => {
  const backends = Array.from({ length: 40 }, () => createBackend({ clock: noon }))
  const statuses = await Promise.all(
    backends.map(async (backend) => (await backend.fetch('/bank')).status),
  )
  expect(statuses).toEqual(backends.map(() => 200))
  await Promise.all(backends.map((backend) => backend.close()))
})

test('a back end that has no call for a while ends, and its error names the setting', async () => {
  const backend = createBackend({ idleMs: 50 })
  expect((await backend.fetch('/bank')).status).toBe(200)
  await backend.ended
  await expect(backend.fetch('/bank')).rejects.toThrow(/no call for 50 ms.*idleMs/)
})

test('a back end that was closed refuses further calls', async () => {
  const backend = createBackend()
  await backend.close()
  await expect(backend.snapshot()).rejects.toThrow('it was closed')
})

test('a back end answers while the timers of a test are fake', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'Date'] })
  const backend = createBackend({ clock: noon })
  expect(await logIn(backend)).toEqual(expect.any(String))
  vi.useRealTimers()
  await backend.close()
})

test.each([
  [{ sed: 7 }, 'sed: no such option'],
  [{ config: { origin: 'http://localhost' } }, 'config.origin: no such option'],
  [{ clock: 'soon' }, 'clock: not a moment: soon'],
  [{ seed: 1.5 }, 'seed: not a whole number from 0'],
  [{ idleMs: '60' }, 'idleMs: not a number of milliseconds'],
  [{ config: { apiOrigin: 'localhost:4173' } }, 'config.apiOrigin: not an origin'],
  [{ config: { apiOrigin: 'http://localhost/' } }, 'config.apiOrigin: not an origin'],
  [{ scenario: {} }, 'This is no scenario'],
  [{ snapshot: 'saved.json' }, 'snapshot: not a snapshot'],
  [{ snapshot: { ...initialSnapshot, version: 2 } }, 'another version'],
])('a back end with the wrong options %j is refused when it is made', (options, reason) => {
  expect(() => Reflect.apply(createBackend, undefined, [options])).toThrow(reason)
})
