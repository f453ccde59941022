/** Damage to stored rows never lifts a player's own protection. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { providerPaths } from '#contract/provider'
import { moneyDataPaths } from '#contract/wallet/moneyData'
import { quarantineDatabase } from '#mocks/database/checkedDatabase'
import { database } from '#mocks/provider/database/database'
import { callApi, noon } from '../provider/backEnds'
import {
  depositOf,
  newPerson,
  type Person,
  setTime,
  startProvider,
} from '../provider/providerPlayer'

beforeEach(async () => {
  await startProvider()
  setTime(noon)
  vi.spyOn(console, 'error').mockReturnValue()
  await quarantineDatabase.emptied()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const deposit = providerPaths.deposit()

/** Checks that the player is held until the repair, and is asked rather than released. */
async function expectHeld(person: Person): Promise<void> {
  expect((await person.refused(deposit, depositOf(100))).code).toBe('recordsdamaged')
  expect((await callApi(moneyDataPaths.quarantine)).body).toMatchObject({ isHeld: true })
}

async function repair(): Promise<void> {
  const { body } = await callApi(moneyDataPaths.repair, { body: {} })
  expect(body).toMatchObject({ isHeld: false })
}

describe('a damaged block', () => {
  test.each([
    ['24h', { endAt: 5 }, 'timeout'],
    ['24h', { endAt: undefined }, 'timeout'],
    ['24h', { startAt: 'once' }, 'timeout'],
    ['6m', { endAt: 'some day' }, 'excludedforever'],
    ['6m', { startAt: null }, 'excluded'],
  ])('a block of %s with %j still applies: %s', async (period, damage, code) => {
    const person = await newPerson(500)
    await person.done(providerPaths.exclude(), { period })
    await database.blocks.where({ userId: person.id }).modify((row) => {
      Object.assign(row, damage)
    })
    await expectHeld(person)
    await repair()
    expect((await person.refused(deposit, depositOf(100))).code).toBe(code)
  })
})

test.each([{ amount: -1 }, { amount: 'much' }])(
  'a damaged limit allows no deposit: %j',
  async (damage) => {
    const person = await newPerson(500)
    await person.done(providerPaths.limit(), {
      kind: 'deposit',
      window: '24h',
      amount: 900,
      minutes: null,
    })
    await database.limits.where({ userId: person.id }).modify((row) => {
      Object.assign(row, damage)
    })
    await expectHeld(person)
    await repair()
    expect((await person.refused(deposit, depositOf(100))).code).toBe('depositlimit')
  },
)

test('a limit with a damaged slot keeps its amount', async () => {
  const person = await newPerson(500)
  const limit = { kind: 'deposit', window: '24h', amount: 900, minutes: null }
  await person.done(providerPaths.limit(), limit)
  await database.limits.where({ userId: person.id }).modify((row) => {
    Object.assign(row, { slotKey: 5, createdAt: 'once' })
  })
  await database.execute(() => database.limits.toArray())
  await expectHeld(person)
  await repair()
  expect((await person.refused(deposit, depositOf(901))).code).toBe('depositlimit')
  await person.done(deposit, depositOf(900))
})

test('a limit with another damaged field keeps its amount', async () => {
  const person = await newPerson(500)
  await person.done(providerPaths.limit(), {
    kind: 'deposit',
    window: '24h',
    amount: 900,
    minutes: null,
  })
  const rows = database.limits.where('slotKey').startsWith(`${person.id}:`)
  await rows.modify((row) => {
    Object.assign(row, { createdAt: 'once' })
  })
  await expectHeld(person)
  await repair()
  expect((await person.refused(deposit, depositOf(901))).code).toBe('depositlimit')
  await person.done(deposit, depositOf(900))
})

test.each([5000, 0, 'long'])(
  'a session limit of %j minutes becomes one of a minute',
  async (minutes) => {
    const person = await newPerson(500)
    const request = { kind: 'session', window: '24h', amount: null, minutes: 60 }
    await person.done(providerPaths.limit(), request)
    await database.limits.where({ userId: person.id }).modify((row) => {
      Object.assign(row, { minutes })
    })
    await person.read(providerPaths.protection(person.id))
    await expectHeld(person)
    await repair()
    const { body } = await person.read(providerPaths.protection(person.id))
    expect(body).toMatchObject({ data: { limits: [{ kind: 'session', minutes: 1 }] } })
  },
)

test("damage of one player does not affect others, or anyone's protection and help", async () => {
  const [person, other] = [await newPerson(500), await newPerson(500)]
  await person.done(providerPaths.exclude(), { period: '24h' })
  await database.blocks.where({ userId: person.id }).modify((row) => {
    Object.assign(row, { endAt: 5 })
  })
  await expectHeld(person)
  await other.done(deposit, depositOf(100))
  await person.done(providerPaths.exclude(), { period: 'forever' })
  await person.done(providerPaths.supportMessage(), { text: 'What is damaged?', about: null })
  expect(await database.blocks.where({ userId: person.id }).count()).toBe(1)
})

test('a block without a known player applies to all until a reset, whatever is repaired', async () => {
  const [person, other] = [await newPerson(500), await newPerson(500)]
  await person.done(providerPaths.exclude(), { period: '6m' })
  await database.blocks.where({ userId: person.id }).modify((row) => {
    Object.assign(row, { userId: 7 })
  })
  await database.execute(() => database.blocks.toArray())
  await callApi(moneyDataPaths.repair, { body: {} })
  await expectHeld(person)
  await expectHeld(other)
  await callApi(moneyDataPaths.reset, { body: {} })
  expect((await callApi(moneyDataPaths.quarantine)).body).toMatchObject({ isHeld: false })
})

test('a request made before the damage still gets its answer', async () => {
  const person = await newPerson(500)
  const request = { ...depositOf(100), requestId: crypto.randomUUID() }
  const first = await person.done(deposit, request)
  await database.ledger.where({ userId: person.id }).modify((row) => {
    Object.assign(row, { amount: null })
  })
  await database.execute(() => database.ledger.toArray())
  expect(await person.done(deposit, request)).toEqual(first)
  await expectHeld(person)
})
