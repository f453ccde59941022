/** Tests the operator's decisions on a withdrawal, and how much credit can be withdrawn. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { notificationsSchema } from '#contract/notifications/notification'
import { providerPaths, readProvider } from '#contract/provider'
import { satangFromBaht } from '#lib/money'
import { database } from '#mocks/provider/database/database'
import { settings } from '#mocks/provider/seed/site'
import { decideWithdrawal } from '#mocks/provider/withdrawals/withdrawals'
import { offer } from '../promotion/promotionOffer'
import { callApi, noon } from '../provider/backEnds'
import {
  advance,
  automatic,
  changeSetting,
  day,
  decide,
  type Fields,
  fieldsOf,
  hour,
  iso,
  newPerson,
  type Person,
  setTime,
  startProvider,
} from '../provider/providerPlayer'
import { expectLedgerInvariants } from './ledgerInvariants'

beforeAll(startProvider)
beforeEach(async () => {
  setTime(noon)
  await database.settings.bulkPut(settings)
  await automatic(false)
})

const path = providerPaths.withdraw()

const wallet = (person: Person) => person.data(providerPaths.wallet(person.id))

const read = (person: Person, { withdrawId }: Fields) =>
  person.data(providerPaths.withdrawTransaction(String(withdrawId)))

/** Creates a player with 1,000 baht and an open withdrawal of 400. */
async function requested(): Promise<[person: Person, withdrawal: Fields]> {
  const person = await newPerson(1000)
  return [person, await person.done(path, { amount: 400 })]
}

test('a requested withdrawal shows its account and its status', async () => {
  const [person, withdrawal] = await requested()
  const player = await database.players.get(person.id)
  const { bank_name, book_number, book_name } = player ?? {}
  expect(withdrawal).toMatchObject({
    amount: 400,
    fee: 0,
    bank_name,
    book_number,
    book_name,
    status: 'requested',
    bankRef: null,
    reason: null,
    createdAt: iso(noon),
    approvedAt: null,
    paidAt: null,
    closedAt: null,
  })
  expect(await read(person, withdrawal)).toEqual(withdrawal)
  expect(await wallet(person)).toMatchObject({
    credit: 600,
    onHold: 400,
    available: 600,
    openWithdrawId: withdrawal['withdrawId'],
    withdrawnToday: 400,
    withdrawCountToday: 1,
    withdrawLeftToday: 99_600,
    withdrawTotal: 0,
  })
})

describe('decisions on a withdrawal', () => {
  test('a withdrawal goes from the request to the payment, with a reference', async () => {
    const [person, withdrawal] = await requested()
    const { withdrawId } = withdrawal
    advance(1000)
    expect((await decide(withdrawId, 'approve')).body).toMatchObject({
      data: { status: 'approved', approvedAt: iso(noon + 1000), reason: null },
    })
    advance(1000)
    await decide(withdrawId, 'paid')
    expect(await read(person, withdrawal)).toMatchObject({
      status: 'paid',
      paidAt: iso(noon + 2000),
      bankRef: `SIM${String(withdrawId).slice(1)}`,
    })
    expect(await wallet(person)).toMatchObject({
      credit: 600,
      onHold: 0,
      openWithdrawId: null,
      withdrawTotal: 400,
    })
    await expectLedgerInvariants(person.id)
  })

  test('a failed payment keeps the money on hold, and can be tried again', async () => {
    const [person, withdrawal] = await requested()
    const { withdrawId } = withdrawal
    expect((await decide(withdrawId, 'failed')).body).toMatchObject({ code: 'alreadydecided' })
    await decide(withdrawId, 'approve')
    await decide(withdrawId, 'failed')
    expect(await read(person, withdrawal)).toMatchObject({
      status: 'failed',
      reason: 'ธนาคารปลายทางไม่ตอบรับ',
      closedAt: iso(noon),
    })
    expect(await wallet(person)).toMatchObject({ credit: 600, onHold: 400 })
    expect((await person.refused(path, { amount: 100 }))['code']).toBe('withdrawopen')
    expect((await decide(withdrawId, 'paid')).body).toMatchObject({ code: 'alreadydecided' })
    await decide(withdrawId, 'approve')
    expect(await read(person, withdrawal)).toMatchObject({ status: 'approved', reason: null })
    await decide(withdrawId, 'paid')
    expect(await person.balance()).toBe(60_000)
  })

  test('a failed payment can be given up, which returns the money', async () => {
    const [person, withdrawal] = await requested()
    const { withdrawId } = withdrawal
    await decide(withdrawId, 'approve')
    await callApi('/api/scenarios/approve', {
      body: { withdrawId, decision: 'failed', reason: 'Closed account' },
    })
    expect(await read(person, withdrawal)).toMatchObject({ reason: 'Closed account' })
    await decide(withdrawId, 'reject')
    expect(await read(person, withdrawal)).toMatchObject({
      status: 'rejected',
      reason: 'แอดมินปฏิเสธรายการ',
      closedAt: iso(noon),
    })
    expect(await wallet(person)).toMatchObject({
      credit: 1000,
      onHold: 0,
      openWithdrawId: null,
      withdrawnToday: 0,
      withdrawCountToday: 0,
    })
    await expectLedgerInvariants(person.id)
  })

  test.each(['approve', 'paid', 'reject', 'failed'])(
    'the decision %s on an unknown withdrawal is refused',
    async (one) => {
      expect(await decide('nobodys', one)).toMatchObject({
        status: 400,
        body: { code: 'notfound' },
      })
    },
  )

  test('a second decision is refused with who made the first one and when', async () => {
    const [, { withdrawId }] = await requested()
    await decide(withdrawId, 'approve')
    expect((await decide(withdrawId, 'approve')).body).toEqual({
      code: 'alreadydecided',
      who: 'tester-approve',
      time: iso(noon),
    })
    advance(1000)
    await decide(withdrawId, 'paid')
    expect((await decide(withdrawId, 'reject')).body).toEqual({
      code: 'alreadydecided',
      who: 'tester-paid',
      time: iso(noon + 1000),
    })
    const [, other] = await requested()
    await decide(other['withdrawId'], 'reject')
    advance(1000)
    expect((await decide(other['withdrawId'], 'approve')).body).toEqual({
      code: 'alreadydecided',
      who: 'tester-reject',
      time: iso(noon + 1000),
    })
  })

  test('a large amount needs two people', async () => {
    const person = await newPerson(50_000)
    const alone = { actor: 'A1' }
    const small = await person.done(path, { amount: 19_999.99 })
    await decideWithdrawal(String(small['withdrawId']), 'approve', alone)
    await decideWithdrawal(String(small['withdrawId']), 'paid', alone)
    const large = await person.done(path, { amount: 20_000 })
    await decideWithdrawal(String(large['withdrawId']), 'approve', alone)
    const second = decideWithdrawal(String(large['withdrawId']), 'paid', alone)
    await expect(second).rejects.toThrow('forbidden')
    await decideWithdrawal(String(large['withdrawId']), 'paid', { actor: 'A2' })
    expect(await wallet(person)).toMatchObject({ withdrawTotal: 39_999.99 })
  })
})

describe('automatic decisions on withdrawals', () => {
  test('simulated admins do not decide while a tester acts for them', async () => {
    const [person, withdrawal] = await requested()
    advance(day)
    expect(await read(person, withdrawal)).toMatchObject({ status: 'requested' })
  })

  test('simulated admins approve after 30 seconds and pay after 30 more, whenever it is read', async () => {
    await automatic(true)
    const [person, withdrawal] = await requested()
    advance(hour)
    expect(await read(person, withdrawal)).toMatchObject({
      status: 'paid',
      approvedAt: iso(noon + 30_000),
      paidAt: iso(noon + 60_000),
    })
  })

  test('simulated admins leave a failed payment to a person', async () => {
    const [person, withdrawal] = await requested()
    await decide(withdrawal['withdrawId'], 'approve')
    await decide(withdrawal['withdrawId'], 'failed')
    await automatic(true)
    advance(day)
    expect(await read(person, withdrawal)).toMatchObject({ status: 'failed' })
  })

  test('simulated admins pay thirty seconds after a person approved', async () => {
    const [person, withdrawal] = await requested()
    advance(hour)
    await decide(withdrawal['withdrawId'], 'approve')
    await automatic(true)
    advance(29_999)
    expect(await read(person, withdrawal)).toMatchObject({ status: 'approved' })
    advance(1)
    expect(await read(person, withdrawal)).toMatchObject({
      status: 'paid',
      paidAt: iso(noon + hour + 30_000),
    })
  })
})

describe('limits of withdrawals', () => {
  test('all credit, the minimum and the maximum can be withdrawn, but not a satang more or less', async () => {
    const person = await newPerson(50_100)
    expect(await person.refused(path, { amount: 99.99 })).toEqual({
      code: 'belowminwithdraw',
      min: 100,
    })
    expect(await person.refused(path, { amount: 50_000.01 })).toEqual({
      code: 'overmaxwithdraw',
      max: 50_000,
    })
    const { withdrawId } = await person.done(path, { amount: 50_000 })
    await decide(withdrawId, 'approve')
    await decide(withdrawId, 'paid')
    expect(await person.refused(path, { amount: 100.01 })).toEqual({
      code: 'insufficientcredit',
      max: 100,
    })
    await person.done(path, { amount: 100 })
    expect(await person.balance()).toBe(0)
  })

  test('the rest of the daily limit can be withdrawn, exact to the satang', async () => {
    await changeSetting('withdraw', { maxPerDay: satangFromBaht(300) })
    const person = await newPerson(1000)
    expect(await person.refused(path, { amount: 300.01 })).toEqual({
      code: 'withdrawday',
      left: 300,
    })
    await person.done(path, { amount: 300 })
    expect(await wallet(person)).toMatchObject({ withdrawLeftToday: 0 })
    await changeSetting('withdraw', { maxPerDay: satangFromBaht(200) })
    expect(await wallet(person)).toMatchObject({ withdrawLeftToday: 0 })
  })

  test('a changed account blocks withdrawals for a day, to the millisecond', async () => {
    const person = await newPerson(1000)
    await database.players.update(person.id, { bankChangedAt: iso(noon - day + 1) })
    expect(await wallet(person)).toMatchObject({ bankHoldUntil: iso(noon + 1) })
    expect((await person.refused(path, { amount: 100 }))['code']).toBe('bankchanged')
    advance(1)
    expect(await wallet(person)).toMatchObject({ bankHoldUntil: null })
    await person.done(path, { amount: 100 })
  })

  test('without required turnover, own money can be withdrawn and a bonus cannot', async () => {
    const person = await newPerson(100)
    await person.done(providerPaths.redeemCode(), { code: 'ARCADE-5588' })
    expect(await person.refused(path, { amount: 100 })).toEqual({
      code: 'turnoverincomplete',
      left: 100,
    })
    await changeSetting('withdraw', { requireTurnover: false })
    expect(await wallet(person)).toMatchObject({ available: 100, locked: 50, turnoverLeft: 100 })
    expect((await person.refused(path, { amount: 120 }))['code']).toBe('turnoverincomplete')
    expect(await person.refused(path, { amount: 151 })).toEqual({
      code: 'insufficientcredit',
      max: 100,
    })
    await person.done(path, { amount: 100 })
  })

  test('without required turnover, a promotion continues and shows the cost of giving it up', async () => {
    const person = await newPerson(20)
    await person.deposit(300, { PromotionID: await offer({}) })
    const { promotion, locked } = await wallet(person)
    expect(locked).not.toBe(0)
    await changeSetting('withdraw', { requireTurnover: false })
    const after = await wallet(person)
    expect(after['promotion']).toEqual(promotion)
    expect(after['locked']).toBe(fieldsOf(promotion)['takenIfCancelled'])
  })
})

test('each failed transfer has a notification of its own', async () => {
  const [person, { withdrawId }] = await requested()
  const told = new Set<unknown>()
  for (const _ of [1, 2, 3]) {
    advance(hour)
    await decide(withdrawId, 'approve')
    await decide(withdrawId, 'failed')
    const { body } = await person.read(providerPaths.notifications(person.id))
    const events = readProvider(notificationsSchema, body)
    told.add(events.find(({ refId }) => refId === withdrawId)?.notificationId)
  }
  expect(told).not.toContain(undefined)
  expect(told.size).toBe(3)
})
