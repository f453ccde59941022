import { beforeEach, expect, test } from 'vitest'
import { reportFormat, reportVersion } from '#contract/scenario/report'
import { snapshotPaths } from '#contract/scenario/snapshot'
import { withoutNumbers } from '#features/scenario/report/collectReport'
import { createBackend } from '#mocks/backend/backend'
import { database } from '#mocks/provider/database/database'

const backend = createBackend({ clock: '2026-11-21T12:00:00+07:00', seed: 7 })

beforeEach(async () => {
  await backend.restore()
  // The first call creates the sample data.
  await ask('/bank')
  const { worlds: snapshots } = (await ask(snapshotPaths.all)).body
  for (const { id } of snapshots) await ask(snapshotPaths.remove, { id })
})

async function ask(path: string, body?: object) {
  const response = await backend.fetch(path, {
    headers: { 'Content-Type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  return { status: response.status, body: Object(await response.json()) }
}

const reported = async () => (await ask(snapshotPaths.report, {})).body

const accounts = () =>
  database.execute(async () => {
    const rows = [database.players, database.withdraws, database.transferBanks]
    const found = await Promise.all(rows.map((table) => table.toArray()))
    return found.flat().map((row) => row.book_number)
  })

test("a report's snapshot has no password and no slip, and only the ends of account numbers", async () => {
  const numbers = await accounts()
  expect(numbers.length).toBeGreaterThan(10)
  const snapshot = await reported()
  const text = JSON.stringify(snapshot)
  expect(numbers.filter((number) => text.includes(number))).toEqual([])
  const backwards = numbers.map((number) => Array.from(number).toReversed().join(''))
  expect(backwards.filter((number) => text.includes(number))).toEqual([])
  expect(text).not.toMatch(/"(password|otpSecret|recovery|image)":/)
  const { players } = snapshot.databases['provider-mock'].tables
  const ends = players.map((row: { book_number: string }) => row.book_number.slice(-4))
  expect(ends).toEqual(players.map((row: { tail: string }) => row.tail))
})

const reportOf = (snapshot: unknown, change = {}) => ({
  format: reportFormat,
  version: reportVersion,
  note: 'It did not go on',
  settings: { 'berry-config': '{}' },
  world: snapshot,
  ...change,
})

const balance = async () => (await database.execute(() => database.wallets.get('M1001')))?.balance

test('a report is imported as a snapshot, with the settings of the device', async () => {
  await ask('/api/scenarios/bet', { userId: 'M1001', stake: 100 })
  const lost = await balance()
  const report = reportOf(await reported())
  await backend.restore()
  await ask('/bank')
  expect(await balance()).not.toBe(lost)
  const { body } = await ask(snapshotPaths.import, report)
  expect(body.skipped).toEqual([])
  const restored = await ask(snapshotPaths.restore, { id: body.worlds[0].id })
  expect(restored.body).toEqual({ device: { 'berry-config': '{}' } })
  expect(await balance()).toBe(lost)
  const login = { username: '0823456789', password: 'player1234' }
  expect(await ask('/api/account/login', login)).toMatchObject({ status: 200 })
})

test.each([
  ['of a newer version', { version: 2 }, /report is of another version/],
  ['that could not read the snapshot', { world: null }, /contains no snapshot/],
  ['with another file in its place', { world: { format: 'har' } }, /no snapshot/],
  ['cut off', { world: undefined }, /^world/],
])('a report %s is refused with its reason', async (_, change, reason) => {
  const refused = await ask(snapshotPaths.import, reportOf({}, change))
  expect(refused).toMatchObject({
    status: 400,
    body: { message: expect.stringMatching(reason) },
  })
  expect((await ask(snapshotPaths.all)).body.worlds).toEqual([])
})

test('free texts lose tokens, and all but the end of long numbers', () => {
  expect(withoutNumbers('Bearer eyJhbGciOi.eyJ1c2Vy.c2ln and 1234567890, 100.50')).toBe(
    'Bearer ••• and ••••••7890, 100.50',
  )
})
