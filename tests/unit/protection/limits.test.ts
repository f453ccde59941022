import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Protection, protectionSchema } from '#contract/protection/limits'
import { providerPaths, readProvider } from '#contract/provider'
import { database } from '#mocks/provider/database/database'
import { limitsInForce } from '#mocks/provider/protection/protection'
import * as fc from '../../properties'
import { noon } from '../provider/backEnds'
import {
  advance,
  clockTime,
  day,
  depositOf,
  hour,
  newPerson,
  type Person,
  setTime,
  startProvider,
} from '../provider/providerPlayer'

beforeAll(startProvider)
beforeEach(() => setTime(noon))

const limit = providerPaths.limit()
const confirm = providerPaths.limitConfirm()
const deposit = providerPaths.deposit()

const daily = (amount: number | null) => ({ kind: 'deposit', window: '24h', amount })

async function protection(person: Person): Promise<Protection> {
  const { body } = await person.read(providerPaths.protection(person.id))
  return readProvider(protectionSchema, body)
}

async function waiting(person: Person) {
  return (await protection(person)).limits.find(({ status }) => status === 'waiting')
}

describe('limits of a player', () => {
  test('a first or lower limit applies at once', async () => {
    const person = await newPerson()
    await person.done(limit, daily(1000))
    await person.done(limit, daily(300))
    expect((await protection(person)).limits).toMatchObject([{ amount: 30_000, status: 'active' }])
    expect(await person.refused(deposit, depositOf(300.01))).toEqual({
      code: 'depositlimit',
      left: 300,
    })
    await person.deposit(200)
    expect(await person.refused(deposit, depositOf(101))).toEqual({
      code: 'depositlimit',
      left: 100,
    })
    expect((await protection(person)).depositLeft).toBe(10_000)
    advance(day)
    await person.deposit(300)
  })

  test('a higher limit waits a day for its confirmation, and lapses after a week', async () => {
    const person = await newPerson()
    await person.done(limit, daily(300))
    await person.done(limit, daily(5000))
    const first = await waiting(person)
    const limitId = first?.limitId
    expect((await person.refused(confirm, { limitId }))['time']).toBe(
      new Date(noon + day).toISOString(),
    )
    advance(day)
    expect((await person.refused(deposit, depositOf(301)))['code']).toBe('depositlimit')
    await person.done(confirm, { limitId })
    expect((await protection(person)).limits).toMatchObject([{ amount: 500_000, status: 'active' }])
    await person.done(limit, daily(null))
    advance(8 * day)
    const lapsed = await database.limits.where({ userId: person.id, status: 'waiting' }).first()
    expect(await waiting(person)).toBeUndefined()
    expect((await person.refused(confirm, { limitId: lapsed?.limitId }))['code']).toBe(
      'limitlapsed',
    )
  })

  test('asking for the current limit again withdraws a waiting increase', async () => {
    const person = await newPerson()
    await person.done(limit, daily(300))
    await person.done(limit, daily(5000))
    const limitId = (await waiting(person))?.limitId
    await person.done(limit, daily(300))
    expect((await protection(person)).limits).toMatchObject([{ amount: 30_000, status: 'active' }])
    advance(day)
    expect(await person.refused(confirm, { limitId })).toEqual({ code: 'notfound' })
  })

  test('the lowest of several limits applies, and losses have limits of their own', async () => {
    const person = await newPerson(1000)
    await person.done(limit, { kind: 'deposit', window: '30d', amount: 400 })
    await person.done(limit, daily(500))
    expect((await protection(person)).depositLeft).toBe(40_000)
    await person.done(limit, { kind: 'loss', window: '7d', amount: 150 })
    await person.bet(100, 0)
    expect((await person.bet(60, 0)).body).toEqual({ code: 'losslimit', left: 50 })
    await person.done(limit, { kind: 'session', window: '24h', minutes: 60 })
    expect((await protection(person)).limits).toHaveLength(4)
  })

  test('the limit in force is never higher than the rules allow', async () => {
    const amounts = fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constant(null))
    const step = fc.record({ name: fc.constantFrom('set', 'confirm', 'wait'), amount: amounts })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
        const person = await newPerson()
        const confirmed: [answered: number, expected: number][] = []
        let lowest = Number.POSITIVE_INFINITY
        let asked: { amount: number; at: number } | null = null
        for (const { name, amount } of steps) {
          const wanted = amount === null ? Number.POSITIVE_INFINITY : amount * 10_000
          if (name === 'wait') advance(13 * hour)
          else if (name === 'set') {
            await person.request(limit, daily(amount === null ? null : amount * 100))
            if (wanted < lowest) [lowest, asked] = [wanted, null]
            else if (wanted > lowest) asked = { amount: wanted, at: clockTime() }
          } else {
            const limitId = (await waiting(person))?.limitId ?? 'none'
            const { status } = await person.request(confirm, { limitId })
            const ripe: boolean = asked !== null && clockTime() - asked.at >= day
            confirmed.push([status, ripe ? 200 : 400])
            if (asked !== null && ripe) [lowest, asked] = [asked.amount, null]
          }
          const [active] = await limitsInForce(person.id)
          expect(active?.amount ?? Number.POSITIVE_INFINITY).toBe(lowest)
        }
        for (const [answered, expected] of confirmed) expect(answered).toBe(expected)
      }),
      { numRuns: 40, seed: 6 },
    )
  })
})
