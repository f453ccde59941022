import { beforeEach, describe, expect, test } from 'vitest'
import { providerPaths } from '#contract/provider'
import { normalizeCode } from '#contract/rewards/rewards'
import { database } from '#mocks/provider/database/database'
import {
  advance,
  bankLine,
  depositOf,
  type Fields,
  fieldsOf,
  hour,
  newPerson,
  type Person,
} from '../provider/providerPlayer'
import { callAdmin, StaffMember, startOperator } from './staff'

beforeEach(startOperator)

const draft = {
  PromotionName: 'Weekend boost',
  PromotionDetail: 'Twenty percent on top, at most 500 baht',
  PromotionImage: null,
  PromotionType: 'deposit',
  bonusMode: 'percent',
  bonusPercent: 20,
  bonusFixed: 0,
  bonusMax: 500,
  minDeposit: 100,
  turnoverX: 5,
  turnoverBase: 'deposit+bonus',
  maxWithdraw: 0,
  expireDays: 30,
  perUser: 0,
  perDay: 1,
  quota: 0,
  startAt: null,
  endAt: null,
  weekdays: null,
  hours: null,
  audience: 'all',
  sort: 20,
}

/** Creates a promotion that players see, approved by an owner. */
async function offered(staff: StaffMember, changes: object = {}): Promise<string> {
  const promotion = { ...draft, ...changes }
  const { PromotionID } = await staff.done('savePromotion', { promotion })
  const turn = { PromotionID, version: 1, from: 'draft', status: 'on' }
  await staff.agreed('setPromotionStatus', turn, await StaffMember.logIn('owner'))
  return String(PromotionID)
}

async function receiptsOf({ id }: Person): Promise<Fields[]> {
  const staff = await StaffMember.logIn('support')
  const { data } = await staff.read('received', { user: id })
  return Object.values(fieldsOf(data)).map(fieldsOf)
}

describe('promotions', () => {
  test('a contradictory promotion is refused at its field, and nothing is saved', async () => {
    const contradictions: [field: string, error: string, changes: object][] = [
      ['bonusPercent', 'aboveZero', { bonusPercent: 0 }],
      ['bonusMax', 'maxRequired', { bonusMax: 0 }],
      ['bonusFixed', 'aboveZero', { bonusMode: 'fixed' }],
      ['bonusMax', 'maxUnderBonus', { bonusMode: 'fixed', bonusFixed: 600 }],
      ['minDeposit', 'minOverBonus', { minDeposit: 3000 }],
      ['minDeposit', 'aboveZero', { minDeposit: 0 }],
      ['minDeposit', 'amount', { minDeposit: 100.001 }],
      ['bonusMode', 'freeFixed', { PromotionType: 'freecredit' }],
      ['turnoverX', 'factor', { turnoverX: -1 }],
      ['turnoverX', 'factor', { turnoverX: 1.25 }],
      ['maxWithdraw', 'capUnderBonus', { maxWithdraw: 400 }],
      ['expireDays', 'number', { expireDays: 0 }],
      ['perDay', 'perDay', { perUser: 1, perDay: 2 }],
      ['endAt', 'order', { startAt: '2026-12-02T00:00:00Z', endAt: '2026-12-01T00:00:00Z' }],
      ['startAt', 'moment', { startAt: 'tomorrow' }],
      ['weekdays', 'weekdays', { weekdays: [] }],
      ['weekdays', 'weekdays', { weekdays: [5, 5] }],
      ['weekdays.0', 'number', { weekdays: [7] }],
      ['hours', 'hours', { hours: { from: '10:00', to: '10:00' } }],
      ['hours.to', 'time', { hours: { from: '10:00', to: '24:00' } }],
      ['PromotionName', 'required', { PromotionName: ' ' }],
      ['PromotionImage', 'picture', { PromotionImage: 'http://elsewhere.example/x.png' }],
    ]
    const cashier = await StaffMember.logIn('cashier')
    const before = await database.promotions.count()
    for (const [field, error, changes] of contradictions) {
      const errorBody = await cashier.refused('savePromotion', {
        promotion: { ...draft, ...changes },
      })
      expect(errorBody).toMatchObject({ code: 'invalid', field: `promotion.${field}`, error })
    }
    expect(await database.promotions.count()).toBe(before)
  })

  test('a promotion is hidden as a draft and visible as soon as it is switched on', async () => {
    const [cashier, person] = [await StaffMember.logIn('cashier'), await newPerson()]
    const { PromotionID } = await cashier.done('savePromotion', { promotion: draft })
    const path = providerPaths.promotion(String(PromotionID))
    expect((await person.read(path)).body).toBe('notfound')
    const request = { PromotionID, version: 1, from: 'draft', status: 'on' }
    await cashier.agreed('setPromotionStatus', request, await StaffMember.logIn('owner'))
    expect(await person.data(path)).toMatchObject({ PromotionName: 'Weekend boost', bonusMax: 500 })
    const error = await cashier.refused('setPromotionStatus', request)
    expect(error).toMatchObject({ code: 'versionchanged' })
  })

  test('the estimate grows by exactly the bonuses that new deposits are paid', async () => {
    const [cashier, first, second] = [
      await StaffMember.logIn('cashier'),
      await newPerson(),
      await newPerson(),
    ]
    const PromotionID = await offered(cashier)
    const estimate = async () => {
      const { token } = cashier
      const answer = await callAdmin('promotionEstimate', { token, body: { promotion: draft } })
      return fieldsOf(answer.body)
    }
    const before = await estimate()
    await first.deposit(333, { PromotionID })
    await second.deposit(9000, { PromotionID })
    const paid = await database.received.where({ PromotionID }).toArray()
    const bonuses = paid.map(({ bonus }) => bonus / 100)
    expect(bonuses.filter((bonus) => bonus > 0)).toHaveLength(2)
    const after = await estimate()
    const grown = Number(after['bonus']) - Number(before['bonus'])
    expect(grown).toBeCloseTo(
      bonuses.reduce((sum, bonus) => sum + bonus, 0),
      2,
    )
    expect(Number(after['players']) - Number(before['players'])).toBe(2)
    expect(after['largest']).toBe(500)
  })

  test('a promotion keeps its old terms for players who claimed it before the edit', async () => {
    const [cashier, person] = [await StaffMember.logIn('cashier'), await newPerson()]
    const PromotionID = await offered(cashier)
    const { depositId } = await person.done(
      providerPaths.deposit(),
      depositOf(1000, { PromotionID }),
    )
    await cashier.done('savePromotion', {
      PromotionID,
      version: 1,
      promotion: { ...draft, bonusPercent: 10, turnoverX: 9 },
    })
    await bankLine(depositId, 'right')
    const [receipt] = await receiptsOf(person)
    const bonus = Number(receipt?.['bonus'])
    expect(bonus).toBeGreaterThanOrEqual(200)
    expect(receipt).toMatchObject({ version: 1, status: 'active' })
    const later = await newPerson()
    await later.deposit(1000, { PromotionID })
    const [other] = await receiptsOf(later)
    expect(other).toMatchObject({ version: 2 })
    expect(Number(other?.['bonus'])).toBeLessThan(101)
    expect(await cashier.read('promotion', {}, PromotionID)).toMatchObject({
      used: 2,
      active: 2,
      cost: expect.closeTo(bonus + Number(other?.['bonus']), 2),
    })
  })

  test('only one of two simultaneous edits of a promotion is saved', async () => {
    const [cashier, owner] = [await StaffMember.logIn('cashier'), await StaffMember.logIn('owner')]
    const { PromotionID } = await cashier.done('savePromotion', { promotion: draft })
    const request = { PromotionID, version: 1, promotion: { ...draft, sort: 3 } }
    await cashier.done('savePromotion', request)
    expect(await owner.refused('savePromotion', request)).toMatchObject({ code: 'versionchanged' })
  })

  test("a promotion's quota cannot be below its use, and an ended promotion cannot return", async () => {
    const cashier = await StaffMember.logIn('cashier')
    const PromotionID = await offered(cashier)
    for (const person of [await newPerson(), await newPerson()]) {
      await person.deposit(500, { PromotionID })
    }
    const promotion = { ...draft, quota: 1 }
    const request = { PromotionID, version: 1, promotion }
    expect(await cashier.refused('savePromotion', request)).toMatchObject({
      field: 'promotion.quota',
      error: 'quotaUsed',
    })
    const end = { PromotionID, version: 1, from: 'on', status: 'ended' }
    await cashier.done('setPromotionStatus', end)
    const again = { ...end, from: 'ended', status: 'on' }
    expect(await cashier.refused('setPromotionStatus', again)).toMatchObject({ error: 'status' })
  })

  test("a claimed promotion can be cancelled, and the player's own money stays", async () => {
    const [cashier, person] = [await StaffMember.logIn('cashier'), await newPerson()]
    await person.deposit(1000, { PromotionID: await offered(cashier) })
    const [receipt] = await receiptsOf(person)
    const { receivedId } = receipt ?? {}
    const reason = 'Taken with two accounts of one person'
    const request = { receivedId, status: 'active', reason }
    await cashier.done('cancelReceived', request)
    expect(await receiptsOf(person)).toMatchObject([
      { status: 'cancelled', closedBy: 'admin', reason },
    ])
    const deposited = Number(receipt?.['deposit'])
    expect(await person.balance()).toBe(Math.round(deposited * 100))
    const cashierIs = { code: 'alreadydecided', who: 'แก้ว การเงิน' }
    expect(await cashier.refused('cancelReceived', request)).toMatchObject(cashierIs)
  })
})

async function foundBy(staff: StaffMember, q: string): Promise<unknown> {
  return (await staff.read('codes', { q })).total
}

describe('codes', () => {
  const batch = {
    batchName: 'Songkran',
    count: 50,
    prefix: 'SK',
    length: 8,
    amount: 20,
    turnoverX: 1,
    maxRedeem: 1,
    audience: 'all',
    startAt: null,
    expireAt: null,
  }

  test('codes of a batch are all different and can be redeemed at once', async () => {
    const [cashier, person] = [await StaffMember.logIn('cashier'), await newPerson()]
    const requestId = crypto.randomUUID()
    const made = await cashier.done('generateCodes', { requestId, batch })
    expect(await cashier.done('generateCodes', { requestId, batch })).toEqual(made)
    const codes = Object.values(fieldsOf(made['codes'])).map(String)
    expect(new Set(codes.map(normalizeCode)).size).toBe(50)
    expect(codes.every((code) => /^SK-[2-9A-HJ-KM-NP-Z]{8}$/.test(code))).toBe(true)
    await person.done(providerPaths.redeemCode(), { code: codes[0] })
    expect(await person.balance()).toBe(2000)
    const list = await cashier.read('codes', { state: 'redeemed', batch: String(made['batchId']) })
    expect(list).toMatchObject({ total: 1, data: [{ code: codes[0], redeemed: 1 }] })
  })

  test('a whole batch can be disabled, and redeemed codes stay redeemed', async () => {
    const [cashier, person] = [await StaffMember.logIn('cashier'), await newPerson()]
    const { batchId, codes } = await cashier.done('generateCodes', { batch })
    const [first, second] = Object.values(fieldsOf(codes)).map(String)
    await person.done(providerPaths.redeemCode(), { code: first })
    const reason = 'The list of codes was published'
    const done = await cashier.done('disableCodes', { batchId, reason })
    expect(done).toMatchObject({ disabled: 50 })
    const other = await newPerson()
    expect(await other.refused(providerPaths.redeemCode(), { code: second })).toMatchObject({
      code: 'codedisabled',
    })
    expect(await person.balance()).toBe(2000)
  })

  test('codes of an invalid batch are not created', async () => {
    const mistakes: [field: string, error: string, changes: object][] = [
      ['count', 'number', { count: 1001 }],
      ['prefix', 'prefix', { prefix: 'ส' }],
      ['length', 'choice', { length: 7 }],
      ['amount', 'aboveZero', { amount: 0 }],
      ['audience', 'audience', { audience: ['nobody'] }],
      ['expireAt', 'past', { expireAt: '2026-01-01T00:00:00Z' }],
      ['expireAt', 'order', { startAt: '2027-02-01T00:00:00Z', expireAt: '2027-01-01T00:00:00Z' }],
    ]
    const cashier = await StaffMember.logIn('cashier')
    const before = await database.codes.count()
    for (const [field, error, changes] of mistakes) {
      const errorBody = await cashier.refused('generateCodes', { batch: { ...batch, ...changes } })
      expect(errorBody).toMatchObject({ code: 'invalid', field: `batch.${field}`, error })
    }
    expect(await database.codes.count()).toBe(before)
  })

  test('codes are masked for staff who may not give them out', async () => {
    const support = await StaffMember.logIn('support')
    const { data } = await support.read('codes')
    const codes = Object.values(fieldsOf(data)).map((row) => String(fieldsOf(row)['code']))
    expect(codes.length).toBeGreaterThan(0)
    expect(codes.every((code) => /^•••.{4}$/.test(code))).toBe(true)
  })

  test('staff who give codes out find them by their beginning, and others only by the whole code', async () => {
    const [support, cashier] = [
      await StaffMember.logIn('support'),
      await StaffMember.logIn('cashier'),
    ]
    expect(await foundBy(cashier, 'hello-20')).toBe(1)
    expect(await foundBy(support, 'hello-20')).toBe(0)
    expect(await foundBy(support, 'hello-2026')).toBe(1)
  })
})

test('cashback is previewed before its period ends, computed once for all, and cancelled if unclaimed', async () => {
  const person = await newPerson()
  await person.deposit(1000)
  await person.bet(1000, 0)
  const preview = await (await StaffMember.logIn('cashier')).read('cashbackPreview')
  expect(preview['amount']).toBeGreaterThan(0)
  advance(24 * hour)
  const cashier = await StaffMember.logIn('cashier')
  const before = await database.cashbacks.where({ userId: person.id }).count()
  expect((await cashier.done('runCashback'))['computed']).toBeGreaterThan(0)
  const kept = await database.cashbacks.where({ userId: person.id }).toArray()
  expect(kept.length).toBeGreaterThan(before)
  expect(await cashier.done('runCashback')).toMatchObject({ computed: 0, amount: 0 })
  const claimable = kept.find(({ status }) => status === 'claimable')
  const request = { cashbackId: claimable?.cashbackId, reason: 'Played against the terms' }
  await cashier.done('cancelCashback', request)
  const cashierIs = { code: 'alreadydecided', who: 'แก้ว การเงิน' }
  expect(await cashier.refused('cancelCashback', request)).toMatchObject(cashierIs)
  const { status } = await person.request(providerPaths.cashbackClaim(), {
    cashbackId: claimable?.cashbackId,
  })
  expect(status).toBe(400)
})

test('cashback and spins are listed with their player', async () => {
  const person = await newPerson()
  await person.deposit(1000)
  await person.bet((await person.balance()) / 100, 0)
  advance(24 * hour)
  const cashier = await StaffMember.logIn('cashier')
  await person.read(providerPaths.cashback(person.id))
  const cashbacks = await cashier.read('cashbacks', { status: 'claimable', user: person.id })
  expect(cashbacks).toMatchObject({
    total: 1,
    data: [{ userId: person.id, name: `Tester ${person.id}` }],
  })
  const { nextSeedHash } = await person.data(providerPaths.wheelPoint(person.id))
  await person.done(providerPaths.wheelSpin(), { clientSeed: 'x', seedHash: nextSeedHash })
  const spins = await cashier.read('spins', { user: person.id })
  expect(spins).toMatchObject({ total: 1, data: [{ userId: person.id, version: 1 }] })
})
