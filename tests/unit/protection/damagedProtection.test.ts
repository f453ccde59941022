/** Damage to the stored rows never opens what a player closed. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { providerPaths } from '#contract/provider'
import { setAsideDatabase } from '#mocks/database/checkedDatabase'
import { database } from '#mocks/provider/database/database'
import { noon } from '../provider/backEnds'
import { depositOf, newPerson, setTime, startProvider } from '../provider/providerPlayer'

beforeEach(async () => {
  await startProvider()
  setTime(noon)
  vi.spyOn(console, 'error').mockReturnValue()
  await setAsideDatabase.emptied()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const deposit = providerPaths.deposit()

describe('a damaged block holds', () => {
  test.each([
    ['24h', { endAt: 5 }, 'timeout'],
    ['24h', { endAt: undefined }, 'timeout'],
    ['24h', { startAt: 'once' }, 'timeout'],
    ['6m', { endAt: 'some day' }, 'excludedforever'],
    ['6m', { startAt: null }, 'excluded'],
  ])('of %s with %j: %s', async (period, damage, code) => {
    const person = await newPerson(500)
    await person.done(providerPaths.exclude(), { period })
    await database.blocks.where({ userId: person.id }).modify((row) => {
      Object.assign(row, damage)
    })
    expect((await person.refused(deposit, depositOf(100))).code).toBe(code)
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('goes on at its strictest'))
  })
})

test.each([{ amount: -1 }, { amount: 'much' }])(
  'a damaged limit lets nothing in: %j',
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
    expect((await person.refused(deposit, depositOf(100))).code).toBe('depositlimit')
  },
)

test('a limit whose place is damaged is kept with its amount', async () => {
  const person = await newPerson(500)
  const limit = { kind: 'deposit', window: '24h', amount: 900, minutes: null }
  await person.done(providerPaths.limit(), limit)
  await database.limits.where({ userId: person.id }).modify((row) => {
    Object.assign(row, { slotKey: 5, createdAt: 'once' })
  })
  await database.carryOut(() => database.limits.toArray())
  expect((await person.refused(deposit, depositOf(901))).code).toBe('depositlimit')
  await person.done(deposit, depositOf(900))
})

test('a limit of which something else is damaged keeps its amount', async () => {
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
  expect((await person.refused(deposit, depositOf(901))).code).toBe('depositlimit')
  await person.done(deposit, depositOf(900))
})

test.each([5000, 0, 'long'])(
  'a session limit of %j minutes is one of a minute',
  async (minutes) => {
    const person = await newPerson(500)
    const order = { kind: 'session', window: '24h', amount: null, minutes: 60 }
    await person.done(providerPaths.limit(), order)
    await database.limits.where({ userId: person.id }).modify((row) => {
      Object.assign(row, { minutes })
    })
    const { body } = await person.read(providerPaths.protection(person.id))
    expect(body).toMatchObject({ data: { limits: [{ kind: 'session', minutes: 1 }] } })
  },
)
