/** Tests what stays the player's own while promotions and codes lock their credit. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { providerPaths } from '#contract/provider'
import { satangFromBaht } from '#lib/money'
import { database } from '#mocks/provider/database/database'

import { settings } from '#mocks/provider/seed/site'
import { noon } from '../provider/backEnds'
import {
  advance,
  changeSetting,
  day,
  depositOf,
  fieldsOf,
  newPerson,
  type Person,
  setTime,
  startProvider,
} from '../provider/providerPlayer'
import { expectLedgerInvariants, ledgerOf } from '../wallet/ledgerInvariants'
import { offer, receipts, redeem } from './promotionOffer'

beforeAll(startProvider)
beforeEach(() => setTime(noon))

const gift = { PromotionID: 'P6' }
const wallet = (person: Person) => person.data(providerPaths.wallet(person.id))
const promotionOf = async (person: Person) => fieldsOf((await wallet(person))['promotion'])

describe('own money during promotions and codes', () => {
  test('own money grows with deposits during a promotion, and so does what completion leaves', async () => {
    const PromotionID = await offer({ maxWithdraw: satangFromBaht(500) })
    const person = await newPerson(20)
    await person.deposit(300, { PromotionID })
    const { own } = await wallet(person)
    expect((await promotionOf(person))['keepsAtCompletion']).toBe(500)
    const before = await person.balance()
    await person.deposit(100)
    const sent = ((await person.balance()) - before) / 100
    expect((await wallet(person))['own']).toBeCloseTo(Number(own) + sent)
    expect((await promotionOf(person))['keepsAtCompletion']).toBeCloseTo(500 + sent)
  })

  test('own money grows by the pot of a completed code, and the promotion keeps its own pot', async () => {
    const person = await newPerson()
    await redeem(person, 50, 1)
    await person.done(providerPaths.receivePromotion(), gift)
    expect(await wallet(person)).toMatchObject({ own: 0, bonus: 138 })
    await person.bet(50)
    expect((await wallet(person))['locks']).toMatchObject([{ source: 'promotion', pot: 88 }])
    expect(await wallet(person)).toMatchObject({ own: 50, bonus: 88 })
  })

  test('own money grows by a newer completed code beside an older open one', async () => {
    const person = await newPerson(20)
    await redeem(person, 50, 10)
    await redeem(person, 30, 1)
    await person.bet(30)
    await person.done(providerPaths.exclude(), { period: '24h' })
    expect(await person.balance()).toBe(5000)
    await expectLedgerInvariants(person.id)
  })

  test('own money grows by a completed promotion beside an older open code', async () => {
    const person = await newPerson(20)
    await redeem(person, 50, 100)
    await person.done(providerPaths.receivePromotion(), gift)
    await person.bet(10, 110)
    for (let round = 0; round < 10; round++) await person.bet(87)
    expect((await receipts(person))[0]).toMatchObject({ status: 'completed' })
    await person.done(providerPaths.exclude(), { period: '24h' })
    expect(await person.balance()).toBe(20_800)
  })
})

test('cashback claimed during a promotion keeps a pot of its own after the completion', async () => {
  await changeSetting('cashback', { turnoverX: 100 })
  const person = await newPerson(1000)
  await person.bet(1000, 0)
  advance(day)
  await person.done(providerPaths.receivePromotion(), gift)
  await person.read(providerPaths.cashback(person.id))
  const { cashbackId } = (await database.cashbacks.where({ userId: person.id }).first()) ?? {}
  await person.done(providerPaths.cashbackClaim(), { cashbackId })
  await database.settings.bulkPut(settings)
  await person.bet(10, 110)
  for (let round = 0; round < 10; round++) await person.bet(87)
  expect((await receipts(person))[0]).toMatchObject({ status: 'completed' })
  expect(await person.balance()).toBe(23_800)
  await person.done(providerPaths.exclude(), { period: '24h' })
  expect(await person.balance()).toBe(18_800)
})

test('a cancelled promotion leaves own money and the pot of the cashback', async () => {
  await changeSetting('cashback', { turnoverX: 100 })
  const person = await newPerson(1000)
  await person.bet(1000, 0)
  advance(day)
  await person.deposit(500)
  await person.done(providerPaths.receivePromotion(), gift)
  await person.read(providerPaths.cashback(person.id))
  const { cashbackId } = (await database.cashbacks.where({ userId: person.id }).first()) ?? {}
  await person.done(providerPaths.cashbackClaim(), { cashbackId })
  await database.settings.bulkPut(settings)
  const { receivedId, keepsIfCancelled } = await promotionOf(person)
  await person.done(providerPaths.cancelPromotion(), { receivedId })
  const left = { credit: keepsIfCancelled, bonus: 50, available: 0 }
  expect(await wallet(person)).toMatchObject(left)
  expect((await wallet(person))['locks']).toMatchObject([{ source: 'cashback', pot: 50 }])
  await expectLedgerInvariants(person.id)
})

describe('grants that are given up', () => {
  test('each code forfeits its own pot, and what own money won stays', async () => {
    const person = await newPerson(20)
    await redeem(person, 50, 10)
    await redeem(person, 30, 10)
    await person.bet(10, 110)
    await person.done(providerPaths.exclude(), { period: '24h' })
    const taken = (await ledgerOf(person.id)).filter(({ type }) => type === 'bonus_forfeit')
    expect(taken.map(({ amount }) => amount)).toEqual([-5000, -3000])
    expect(await wallet(person)).toMatchObject({ available: 120, locks: [] })
  })

  test('a used-up code deducts nothing, and the statement has no entry for it', async () => {
    const person = await newPerson(20)
    await redeem(person, 50, 10)
    await redeem(person, 30, 10)
    await person.bet(70, 0)
    await person.done(providerPaths.exclude(), { period: '24h' })
    const taken = (await ledgerOf(person.id)).filter(({ type }) => type === 'bonus_forfeit')
    expect(taken.map(({ amount }) => amount)).toEqual([-3000])
    expect(await wallet(person)).toMatchObject({ available: 0, locks: [] })
  })

  test('all grants end once less than a baht is left', async () => {
    const person = await newPerson()
    await person.done(providerPaths.receivePromotion(), gift)
    await person.bet(87, 0)
    expect((await receipts(person))[0]).toMatchObject({ status: 'active' })
    await person.bet(0.01, 0)
    expect((await receipts(person))[0]).toMatchObject({ status: 'cancelled', closedBy: 'lost' })
    expect(await person.balance()).toBe(0)
  })

  test('grants do not end during an open deposit, and all end when it fails', async () => {
    const person = await newPerson()
    await person.done(providerPaths.receivePromotion(), gift)
    const { depositId } = await person.done(providerPaths.deposit(), depositOf(100))
    await person.bet(88, 0)
    expect((await receipts(person))[0]).toMatchObject({ status: 'active' })
    await person.done(providerPaths.depositCancel(), { depositId })
    expect((await receipts(person))[0]).toMatchObject({ status: 'cancelled', closedBy: 'lost' })
  })
})
