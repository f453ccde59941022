/** Damage to the stored rows neither frees credit that is bound nor forgets what is held. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { providerPaths } from '#contract/provider'
import { satangFromBaht } from '#lib/money'
import { setAsideDatabase } from '#mocks/database/checkedDatabase'
import { database } from '#mocks/provider/database/database'
import { noon } from '../provider/backEnds'
import {
  fieldsOf,
  newPerson,
  type Person,
  setTime,
  startProvider,
} from '../provider/providerPlayer'
import { offer, receipts, redeem } from './promotionOffer'

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

const wallet = (person: Person) => person.data(providerPaths.wallet(person.id))

/** What is said of such a row. */
const said = [expect.stringContaining('goes on at its strictest')]

test.each([{ pot: null }, { bonus: '100' }, { status: 'lost' }, { userId: 5 }])(
  'a damaged promotion that is played through goes on: %j',
  async (damage) => {
    const person = await newPerson(20)
    await person.deposit(300, { PromotionID: await offer({}) })
    await person.bet(10)
    const before = await wallet(person)
    await database.received.where({ userId: person.id }).modify((row) => {
      Object.assign(row, damage)
    })
    expect(await wallet(person)).toEqual(before)
    expect(console.error).toHaveBeenCalledWith(...said)
  },
)

test.each([{ turnoverRequired: 'much' }, { maxWithdraw: -1 }])(
  'what nothing tells of it is taken at its strictest: %j',
  async (damage) => {
    const person = await newPerson(20)
    await person.deposit(300, { PromotionID: await offer({ maxWithdraw: satangFromBaht(500) }) })
    const before = fieldsOf((await wallet(person))['promotion'])
    await database.received.where({ userId: person.id }).modify((row) => {
      Object.assign(row, damage)
    })
    const { promotion, locked } = await wallet(person)
    const after = fieldsOf(promotion)
    expect(locked).not.toBe(0)
    expect(Number(after['turnoverRequired'])).toBeGreaterThanOrEqual(
      Number(before['turnoverRequired']),
    )
    expect(Number(after['keepsAtCompletion'])).toBeLessThanOrEqual(
      Number(before['keepsAtCompletion']),
    )
  },
)

test('turnover that was done is done again, where it cannot be read', async () => {
  const person = await newPerson(20)
  await person.deposit(300, { PromotionID: await offer({}) })
  const before = await wallet(person)
  await person.bet(10)
  await database.received.where({ userId: person.id }).modify((row) => {
    Object.assign(row, { turnoverDone: -5 })
  })
  const { promotion } = await wallet(person)
  expect(fieldsOf(promotion)['turnoverDone']).toBe(fieldsOf(before['promotion'])['turnoverDone'])
})

test('nothing frees the credit of a promotion of which nothing but the player is left', async () => {
  const person = await newPerson(20)
  await person.deposit(300, { PromotionID: await offer({}) })
  const { userId, receivedId } =
    (await database.received.where({ userId: person.id }).first()) ?? {}
  await database.received.bulkPut([
    JSON.parse(JSON.stringify({ receivedId, userId, activeKey: userId })),
  ])
  const { promotion, locked } = await wallet(person)
  expect(fieldsOf(promotion)['turnoverRequired']).toBeGreaterThan(0)
  expect(locked).not.toBe(0)
  expect(await receipts(person)).toMatchObject([{ status: 'active' }])
})

test.each([{ amount: null }, { pot: 'all' }, { source: 'wheel' }, { place: 1.5 }, { refId: 0 }])(
  'a damaged code’s lock goes on: %j',
  async (damage) => {
    const person = await newPerson(20)
    await redeem(person, 50, 10)
    const before = await wallet(person)
    await database.obligations.where({ openUser: person.id }).modify((row) => {
      Object.assign(row, damage)
    })
    expect(await wallet(person)).toEqual(before)
    expect(console.error).toHaveBeenCalledWith(...said)
  },
)

test.each([{}, { bonus: 'much' }])(
  'a promotion whose mark is damaged goes on once it is read, with what else is: %j',
  async (damage) => {
    const person = await newPerson(20)
    await person.deposit(300, { PromotionID: await offer({}) })
    const before = await wallet(person)
    for (const activeKey of [5, undefined, 'nobody']) {
      await database.received.where({ userId: person.id }).modify((row) => {
        Object.assign(row, { ...damage, activeKey })
      })
      expect(await receipts(person)).toMatchObject([{ status: 'active' }])
      expect(await wallet(person)).toEqual(before)
    }
  },
)

test('a code’s lock whose mark is damaged goes on', async () => {
  const person = await newPerson(20)
  await redeem(person, 50, 10)
  const before = await wallet(person)
  await database.obligations.where({ openUser: person.id }).modify((row) => {
    Object.assign(row, { openUser: 'nobody', amount: null })
  })
  await database.obligations.toArray().catch(() => {})
  expect(await database.carryOut(() => database.obligations.toArray())).toMatchObject([
    { openUser: person.id },
  ])
  expect(await wallet(person)).toEqual(before)
})

test.each([{}, { fee: Number.NaN }])(
  'a withdrawal whose mark is damaged is held on, once it is read: %j',
  async (damage) => {
    const person = await newPerson(500)
    await person.done(providerPaths.withdraw(), { amount: 200 })
    const before = await wallet(person)
    await database.withdraws.where({ userId: person.id }).modify((row) => {
      Object.assign(row, { ...damage, openUser: 7 })
    })
    await person.read(providerPaths.withdrawHistory(person.id))
    expect(await wallet(person)).toEqual(before)
  },
)

test('one whose turnover cannot be read asks for more than any offer', async () => {
  const person = await newPerson(20)
  await redeem(person, 50, 10)
  await database.obligations.where({ openUser: person.id }).modify((row) => {
    Object.assign(row, { required: 'much' })
  })
  expect((await wallet(person))['locks']).toMatchObject([{ source: 'code', required: 5000 }])
})

test('what was played through stays so', async () => {
  const person = await newPerson(20)
  await redeem(person, 50, 1)
  await person.bet(50)
  await database.obligations.toCollection().modify((row) => {
    Object.assign(row, { amount: 'much' })
  })
  expect((await wallet(person))['locks']).toEqual([])
})

test.each([
  { fee: Number.NaN },
  { amount: 'all' },
  { status: 'lost' },
  { book_number: 5 },
  { userId: 0 },
])('a damaged withdrawal that is not finished stays in the queue, and ends: %j', async (damage) => {
  const person = await newPerson(500)
  await person.done(providerPaths.withdraw(), { amount: 200 })
  const rows = database.withdraws.where({ openUser: person.id })
  const [before] = await rows.toArray()
  await rows.modify((row) => {
    Object.assign(row, damage)
  })
  expect(await wallet(person)).toMatchObject({ onHold: 200, openWithdrawId: before?.withdrawId })
  expect(await rows.toArray()).toEqual([before])
  expect(console.error).toHaveBeenCalledWith(...said)
})
