/** Tests what uses up a player's limits: whose play, and since when. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type LimitWindow, type Protection, protectionSchema } from '#contract/protection/limits'
import { providerPaths, readProvider } from '#contract/provider'
import { database } from '#mocks/provider/database/database'
import { callProvider, noon } from '../provider/backEnds'
import {
  advance,
  automatic,
  bankLine,
  day,
  depositOf,
  hour,
  iso,
  newPerson,
  type Person,
  setTime,
  startProvider,
} from '../provider/providerPlayer'

beforeAll(startProvider)
beforeEach(() => setTime(noon))

const limit = providerPaths.limit()

async function protection(person: Person, token?: string): Promise<Protection> {
  const { body } = await callProvider(providerPaths.protection(person.id), {
    token: token ?? (await person.token()),
  })
  return readProvider(protectionSchema, body)
}

async function sinceLogin(person: Person, token: string) {
  return (await protection(person, token)).sinceLogin
}

const windows: [LimitWindow, number][] = [
  ['24h', day],
  ['7d', 7 * day],
  ['30d', 30 * day],
]

describe('play that counts towards limits', () => {
  test.each(windows)('losses count for the last %s, to the millisecond', async (window, length) => {
    const person = await newPerson(1000)
    await person.bet(100, 30)
    advance(length - 1)
    expect((await protection(person)).used.loss[window]).toBe(7000)
    advance(1)
    expect((await protection(person)).used.loss[window]).toBe(0)
  })

  test('losses count only for the player who played', async () => {
    const [person, other] = [await newPerson(1000), await newPerson(1000)]
    await person.bet(100, 0)
    expect((await protection(other)).used.loss['24h']).toBe(0)
    await person.done(limit, { kind: 'loss', window: '24h', amount: 150 })
    await other.done(limit, { kind: 'loss', window: '24h', amount: 150 })
    expect((await person.bet(50.01, 0)).body).toEqual({ code: 'losslimit', left: 50 })
    expect((await other.bet(150, 0)).status).toBe(200)
    expect((await person.bet(50, 0)).status).toBe(200)
  })

  test('a net win counts as no loss', async () => {
    const person = await newPerson(1000)
    await person.done(limit, { kind: 'loss', window: '24h', amount: 100 })
    await person.bet(50, 500)
    expect((await protection(person)).used.loss['24h']).toBe(0)
    expect((await person.bet(100.01, 0)).body).toEqual({ code: 'losslimit', left: 100 })
  })

  test('play is summed since the login of the asking device, wherever it took place', async () => {
    const person = await newPerson(1000)
    await person.bet(10, 40)
    advance(1)
    const phone = await person.token()
    expect(await sinceLogin(person, phone)).toEqual({ at: noon, staked: 0, won: 0 })
    await person.bet(20, 0)
    advance(hour)
    const desktop = await person.token()
    await database.players.update(person.id, { lastLoginAt: iso(noon + hour) })
    advance(1)
    await person.bet(30, 5)
    expect(await sinceLogin(person, desktop)).toMatchObject({ staked: 3000, won: 500 })
    expect(await sinceLogin(person, phone)).toMatchObject({ at: noon, staked: 5000, won: 500 })
  })
})

describe('deposits that count towards limits', () => {
  test.each(windows)(
    'deposits count for the last %s since their confirmation',
    async (window, length) => {
      const person = await newPerson()
      const { depositId } = await person.done(providerPaths.deposit(), depositOf(100))
      advance(10 * 60_000)
      await bankLine(depositId, 'right')
      advance(length - 1)
      expect((await protection(person)).used.deposit[window]).toBe(10_000)
      advance(1)
      expect((await protection(person)).used.deposit[window]).toBe(0)
    },
  )

  test('deposits count while they are open, however long, and not after they failed', async () => {
    await automatic(false)
    const person = await newPerson()
    const used = async () => (await protection(person)).used.deposit['24h']
    const { depositId } = await person.done(providerPaths.deposit(), depositOf(100))
    expect(await used()).toBe(10_000)
    await person.done(providerPaths.depositSubmit(), { depositId })
    advance(2 * day)
    expect(await used()).toBe(10_000)
    await bankLine(depositId, 'wrong')
    expect(await used()).toBe(10_000)
    await bankLine(depositId, 'reject')
    expect(await used()).toBe(0)
    await automatic(true)
  })

  test('deposits are possible up to the limit, exact to the satang', async () => {
    const person = await newPerson()
    await person.done(limit, { kind: 'deposit', window: '7d', amount: 300 })
    await person.done(limit, { kind: 'loss', window: '7d', amount: 10 })
    await person.done(limit, { kind: 'session', window: '24h', minutes: 10 })
    expect((await protection(person)).depositLeft).toBe(30_000)
    await person.deposit(300)
    expect((await protection(person)).depositLeft).toBe(0)
    await person.done(limit, { kind: 'deposit', window: '7d', amount: 200 })
    expect((await protection(person)).depositLeft).toBe(0)
    const error = await person.refused(providerPaths.deposit(), depositOf(50))
    expect(error).toEqual({ code: 'depositlimit', left: 0 })
  })
})

describe('setting limits', () => {
  test('a limit of zero is refused, and setting the same limit again changes nothing', async () => {
    const person = await newPerson()
    const request = { kind: 'deposit', window: '24h', amount: 0 }
    expect((await person.refused(limit, request))['code']).toBe('amountinvalid')
    await person.done(limit, { ...request, amount: 100 })
    const [first] = (await protection(person)).limits
    await person.done(limit, { ...request, amount: 100 })
    await person.done(limit, { ...request, window: '7d', amount: null })
    expect((await protection(person)).limits).toEqual([first])
  })

  test('a session limit is only in minutes, and a money limit only in baht', async () => {
    const person = await newPerson()
    await person.done(limit, { kind: 'session', window: '24h', amount: 5, minutes: 90 })
    await person.done(limit, { kind: 'loss', window: '24h', amount: 5, minutes: 90 })
    const { limits } = await protection(person)
    expect(limits.find(({ kind }) => kind === 'loss')).toMatchObject({ amount: 500, minutes: null })
    expect(limits.find(({ kind }) => kind === 'session')).toMatchObject({
      amount: null,
      minutes: 90,
    })
  })

  test('a higher limit waits a day, can be confirmed for a week, and is replaced by a new one', async () => {
    const person = await newPerson()
    const request = { kind: 'deposit', window: '24h' }
    await person.done(limit, { ...request, amount: 100 })
    await person.done(limit, { ...request, amount: 200 })
    await person.done(limit, { ...request, amount: 300 })
    const { limits } = await protection(person)
    const waiting = limits.find(({ status }) => status === 'waiting')
    expect(limits).toHaveLength(2)
    expect(waiting).toMatchObject({
      amount: 30_000,
      effectiveAt: noon + day,
      lapsesAt: noon + 8 * day,
      createdAt: noon,
    })
    expect(limits.find(({ status }) => status === 'active')).toMatchObject({
      effectiveAt: null,
      lapsesAt: null,
    })
    const confirm = providerPaths.limitConfirm()
    advance(day - 1)
    const early = await person.refused(confirm, { limitId: waiting?.limitId })
    expect(early).toEqual({ code: 'limitup', time: iso(noon + day) })
    const other = await newPerson()
    const foreign = await other.refused(confirm, { limitId: waiting?.limitId })
    expect(foreign).toEqual({ code: 'notfound' })
    advance(1)
    await person.done(confirm, { limitId: waiting?.limitId })
    expect((await protection(person)).limits).toMatchObject([{ amount: 30_000, status: 'active' }])
    const again = await person.refused(confirm, { limitId: waiting?.limitId })
    expect(again).toEqual({ code: 'notfound' })
  })

  test('the removal of a limit needs a confirmation, and lapses after its week', async () => {
    const person = await newPerson()
    const request = { kind: 'deposit', window: '24h' }
    await person.done(limit, { ...request, amount: 100 })
    await person.done(limit, { ...request, amount: null })
    const limitId = (await protection(person)).limits.find(
      (one) => one.status === 'waiting',
    )?.limitId
    advance(8 * day - 1)
    expect((await protection(person)).limits).toHaveLength(2)
    advance(1)
    expect((await protection(person)).limits).toHaveLength(1)
    const late = await person.refused(providerPaths.limitConfirm(), { limitId })
    expect(late).toEqual({ code: 'limitlapsed' })
    setTime(noon + 8 * day - 1)
    await person.done(providerPaths.limitConfirm(), { limitId })
    expect((await protection(person)).limits).toEqual([])
    expect((await protection(person)).depositLeft).toBeNull()
  })

  test('lowering a limit drops the waiting increase', async () => {
    const person = await newPerson()
    const request = { kind: 'deposit', window: '24h' }
    await person.done(limit, { ...request, amount: 100 })
    await person.done(limit, { ...request, amount: 200 })
    await person.done(limit, { ...request, amount: 50 })
    expect((await protection(person)).limits).toMatchObject([{ amount: 5000, status: 'active' }])
  })
})

test('the reality check is set per player', async () => {
  const [person, other] = [await newPerson(), await newPerson()]
  expect((await protection(person)).everyMin).toBeNull()
  expect(await person.done(providerPaths.reality(), { everyMin: 30 })).toMatchObject({
    everyMin: 30,
  })
  expect((await protection(person)).everyMin).toBe(30)
  expect((await protection(other)).everyMin).toBeNull()
})
