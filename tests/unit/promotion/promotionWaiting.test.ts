/** Tests a promotion that waits for its deposit. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { receivedListSchema } from '#contract/promotion/promotion'
import { pageRows, providerPaths, readProvider } from '#contract/provider'
import { satangFromBaht } from '#lib/money'
import { database } from '#mocks/provider/database/database'
import type { PromotionRow } from '#mocks/provider/database/rows'
import { callProvider, noon, staffToken } from '../provider/backEnds'
import {
  advance,
  bankLine,
  day,
  depositOf,
  fieldsOf,
  hour,
  iso,
  minute,
  newPerson,
  rowsOf,
  setTime,
  startProvider,
} from '../provider/providerPlayer'
import { expectLedgerInvariants } from '../wallet/ledgerInvariants'
import { offer, receipts } from './promotionOffer'

beforeAll(startProvider)
beforeEach(() => setTime(noon))

const receive = providerPaths.receivePromotion()
const cancel = providerPaths.cancelPromotion()
const place = providerPaths.deposit()

/** Creates a waiting promotion with an open deposit. */
async function reserved(changes: Partial<PromotionRow> = {}) {
  const PromotionID = await offer(changes)
  const person = await newPerson()
  const { depositId } = await person.done(place, depositOf(300, { PromotionID }))
  return { PromotionID, person, depositId }
}

describe('a waiting promotion when its deposit is confirmed', () => {
  test('a waiting promotion becomes active with its bonus at the moment of its deposit', async () => {
    const { person, depositId, PromotionID } = await reserved({ maxWithdraw: satangFromBaht(900) })
    advance(minute)
    await bankLine(depositId, 'right')
    const [receipt] = await receipts(person)
    expect(receipt).toMatchObject({
      PromotionID,
      depositId,
      status: 'active',
      activatedAt: noon + minute,
      expiresAt: noon + minute + 30 * day,
      receivedAt: noon,
      maxWithdraw: 90_000,
      closedAt: null,
      closedBy: null,
      reason: null,
    })
    expect(receipt?.pot).toBe(receipt?.bonus)
  })

  test('a waiting promotion is cancelled if another one is already active', async () => {
    const { person, depositId } = await reserved()
    const waiting = await database.received.where({ waitingKey: person.id }).first()
    if (!waiting) throw new Error('It waits')
    const { waitingKey: _, ...active } = waiting
    const receivedId = `R${person.id}`
    await database.received.put({ ...active, receivedId, status: 'active', activeKey: person.id })
    await bankLine(depositId, 'right')
    expect((await receipts(person)).find(({ status }) => status === 'cancelled')).toMatchObject({
      closedBy: 'replaced',
      bonus: 0,
    })
  })

  test('a waiting promotion is cancelled if it no longer exists', async () => {
    const { person, depositId, PromotionID } = await reserved()
    await database.promotions.delete(PromotionID)
    await bankLine(depositId, 'right')
    expect(await receipts(person)).toMatchObject([
      { status: 'cancelled', closedBy: 'replaced', bonus: 0 },
    ])
    expect(await person.balance()).toBeGreaterThan(30_000)
    await expectLedgerInvariants(person.id)
  })

  test('a waiting promotion is cancelled if its quota is used up', async () => {
    const { person, depositId, PromotionID } = await reserved({ quota: 1 })
    const faster = await newPerson()
    await faster.deposit(300, { PromotionID })
    await bankLine(depositId, 'right')
    expect(await receipts(faster)).toMatchObject([{ status: 'active' }])
    expect(await receipts(person)).toMatchObject([{ status: 'cancelled', closedBy: 'quota' }])
  })

  test('a waiting promotion is cancelled if the player is on a break', async () => {
    const { person, depositId } = await reserved()
    await database.blocks.add({
      blockId: `B${person.id}`,
      userId: person.id,
      kind: 'timeout',
      startAt: iso(noon),
      endAt: iso(noon + hour),
      reason: null,
    })
    await bankLine(depositId, 'right')
    expect(await receipts(person)).toMatchObject([{ status: 'cancelled', closedBy: 'break' }])
  })

  test('a waiting promotion stays waiting after another deposit', async () => {
    const PromotionID = await offer({})
    const person = await newPerson()
    await person.done(receive, { PromotionID })
    await person.deposit(300)
    expect(await receipts(person)).toMatchObject([{ status: 'received', bonus: 0 }])
  })

  test('a waiting promotion without turnover is completed at once', async () => {
    const { person, depositId } = await reserved({ turnoverX: 0 })
    await bankLine(depositId, 'right')
    expect(await receipts(person)).toMatchObject([
      { status: 'completed', closedBy: 'completed', closedAt: noon },
    ])
    expect((await person.data(providerPaths.wallet(person.id)))['locked']).toBe(0)
  })
})

describe('a waiting promotion', () => {
  test('a waiting promotion is not replaced by another while its deposit is open', async () => {
    const { person, depositId } = await reserved()
    const other = await offer({})
    expect(await person.refused(receive, { PromotionID: other })).toEqual({ code: 'promoactive' })
    await person.done(providerPaths.depositCancel(), { depositId })
    await person.done(receive, { PromotionID: other })
    expect((await receipts(person)).map(({ status }) => status).toSorted()).toEqual([
      'cancelled',
      'received',
    ])
  })

  test('a waiting promotion that is claimed twice exists once', async () => {
    const PromotionID = await offer({})
    const person = await newPerson()
    const first = await person.done(receive, { PromotionID })
    advance(minute)
    expect(await person.done(receive, { PromotionID })).toEqual(first)
    expect(await receipts(person)).toHaveLength(1)
  })

  test('a deposit activates the waiting promotion that it names, and replaces another one', async () => {
    const [one, other] = [await offer({}), await offer({})]
    const person = await newPerson()
    await person.done(receive, { PromotionID: one })
    await person.deposit(300, { PromotionID: one })
    expect(await receipts(person)).toMatchObject([{ PromotionID: one, status: 'active' }])
    const second = await newPerson()
    await second.done(receive, { PromotionID: one })
    await second.deposit(300, { PromotionID: other })
    const list = await receipts(second)
    expect(list.find((row) => row.PromotionID === one)).toMatchObject({ closedBy: 'replaced' })
    expect(list.find((row) => row.PromotionID === other)).toMatchObject({ status: 'active' })
  })

  test('a waiting promotion outlasts its day only while its deposit is open', async () => {
    const { person, depositId } = await reserved()
    await person.done(providerPaths.depositSubmit(), { depositId })
    await database.deposits.update(String(depositId), { dueAt: iso(noon + 2 * day) })
    advance(day)
    expect(await receipts(person)).toMatchObject([{ status: 'received' }])
    const PromotionID = await offer({})
    const second = await newPerson()
    await second.done(receive, { PromotionID })
    advance(day - 1)
    expect(await receipts(second)).toMatchObject([{ status: 'received' }])
    advance(1)
    expect(await receipts(second)).toMatchObject([{ status: 'expired', closedBy: 'expired' }])
  })

  test('a waiting promotion outlasts its day and is not replaced while its deposit is reviewed', async () => {
    const { person, depositId, PromotionID } = await reserved()
    advance(day - 31 * minute)
    await database.deposits.update(String(depositId), { expiresAt: iso(noon + 2 * day) })
    await bankLine(depositId, 'wrong')
    await database.deposits.update(String(depositId), { dueAt: iso(noon + 2 * day) })
    advance(hour)
    expect(await receipts(person)).toMatchObject([{ PromotionID, status: 'received' }])
    const other = await offer({})
    expect(await person.refused(receive, { PromotionID: other })).toEqual({ code: 'promoactive' })
    await bankLine(depositId, 'right')
    expect(await receipts(person)).toMatchObject([{ PromotionID, status: 'active' }])
  })

  test('a waiting promotion stays with its reviewed deposit, whatever another deposit names', async () => {
    const { person, depositId, PromotionID } = await reserved()
    await bankLine(depositId, 'wrong')
    const other = await offer({})
    for (const named of [PromotionID, other]) {
      const request = depositOf(300, { PromotionID: named })
      expect(await person.refused(place, request)).toEqual({ code: 'promoactive' })
    }
    const { depositId: second } = await person.done(place, depositOf(300))
    expect(await receipts(person)).toMatchObject([{ PromotionID, depositId, status: 'received' }])
    await person.done(providerPaths.depositCancel(), { depositId: second })
    await bankLine(depositId, 'right')
    expect(await receipts(person)).toMatchObject([{ PromotionID, depositId, status: 'active' }])
  })

  test('a waiting promotion keeps its terms and expiry, even if the promotion changes', async () => {
    const PromotionID = await offer({ minDeposit: satangFromBaht(100), turnoverX: 3 })
    const person = await newPerson()
    await person.done(receive, { PromotionID })
    const taken = await database.promotions.get(PromotionID)
    if (taken === undefined) throw new Error('It is there')
    await database.promotionVersions.put(taken)
    await database.promotions.put({
      ...taken,
      version: taken.version + 1,
      turnoverX: 30,
      minDeposit: satangFromBaht(1000),
      hours: { from: '03:00', to: '04:00' },
      PromotionStatus: 'ended',
    })
    const told = await person.read(providerPaths.availablePromotion(person.id))
    const asTaken = expect.objectContaining({ PromotionID, turnoverX: 3, minDeposit: 100 })
    expect(told.body).toMatchObject({ promotions: expect.arrayContaining([asTaken]) })
    await person.deposit(300, { PromotionID })
    const [receipt] = await receipts(person)
    expect(receipt).toMatchObject({ status: 'active', version: taken.version })
    const late = await newPerson()
    const error = await late.refused(receive, { PromotionID })
    expect(error).toEqual({ code: 'promonoteligible', why: 'ended' })
  })

  test('a waiting promotion is offered once, even outside its hours', async () => {
    const PromotionID = await offer({ hours: { from: '11:00', to: '13:00' } })
    const person = await newPerson()
    await person.done(receive, { PromotionID })
    const offered = async () => {
      const { body } = await person.read(providerPaths.availablePromotion(person.id))
      const { promotions, unavailable } = fieldsOf(body)
      return [promotions, unavailable].map(
        (list) =>
          Object.values(fieldsOf(list)).filter(
            (one) => fieldsOf(one)['PromotionID'] === PromotionID,
          ).length,
      )
    }
    expect(await offered()).toEqual([1, 0])
    advance(3 * hour)
    expect(await offered()).toEqual([1, 0])
  })

  test('a deposit continues without its promotion after the player gives that up', async () => {
    const { person, depositId } = await reserved()
    const [waiting] = await receipts(person)
    const answer = await person.done(cancel, { receivedId: waiting?.receivedId })
    expect(answer).toMatchObject({ status: 'cancelled', closedBy: 'player' })
    await bankLine(depositId, 'right')
    expect(await person.balance()).toBeLessThan(30_100)
    const path = providerPaths.depositTransaction(String(depositId))
    expect(await person.data(path)).toMatchObject({ status: 'confirmed', PromotionID: null })
    const again = await person.refused(cancel, { receivedId: waiting?.receivedId })
    expect(again).toEqual({ code: 'promoclosed' })
  })

  test('a waiting promotion cannot be given up by another player', async () => {
    const { person } = await reserved()
    const [waiting] = await receipts(person)
    const other = await newPerson()
    const error = await other.refused(cancel, { receivedId: waiting?.receivedId })
    expect(error).toEqual({ code: 'notfound' })
  })
})

test('the receipt of a deposit can be read only by its player', async () => {
  const { person, depositId } = await reserved()
  const [receipt] = await receipts(person)
  const { body } = await person.read(
    `${providerPaths.receivedAll(person.id)}?depositId=${String(depositId)}`,
  )
  expect(readProvider(receivedListSchema, body)).toEqual([receipt])
  const other = await newPerson()
  const answer = await other.read(
    `${providerPaths.receivedAll(other.id)}?depositId=${String(depositId)}`,
  )
  expect(readProvider(receivedListSchema, answer.body)).toEqual([])
})

test('a long list of receipts is read page by page', async () => {
  const person = await newPerson()
  for (let count = 0; count <= pageRows; count++) {
    const PromotionID = count % 2 === 0 ? 'P2' : 'P3'
    await person.done(receive, { PromotionID })
  }
  const rows = await rowsOf(person, providerPaths.receivedAll(person.id))
  expect(new Set(rows.map(({ receivedId }) => receivedId)).size).toBe(pageRows + 1)
})

test("today's list omits promotions claimed before midnight in Bangkok", async () => {
  const PromotionID = await offer({})
  const person = await newPerson()
  setTime('2026-11-20T23:59:59+07:00')
  await person.done(receive, { PromotionID })
  setTime('2026-11-21T00:00:00+07:00')
  await person.done(receive, { PromotionID: await offer({}) })
  const { body } = await person.read(providerPaths.receivedToday(person.id))
  expect(readProvider(receivedListSchema, body)).toHaveLength(1)
  const token = await staffToken()
  const answer = await callProvider(providerPaths.receivedToday('all'), { token })
  const ofAll = readProvider(receivedListSchema, answer.body)
  expect(ofAll.some(({ receivedAt }) => receivedAt < Date.parse('2026-11-21T00:00:00+07:00'))).toBe(
    false,
  )
  const all = await receipts(person)
  expect(ofAll.map(({ receivedId }) => receivedId)).toContain(all[0]?.receivedId)
  const every = await callProvider(providerPaths.receivedAll('all'), { token })
  expect(readProvider(receivedListSchema, every.body).length).toBeGreaterThan(ofAll.length)
  expect(all.map(({ status }) => status)).toEqual(['received', 'cancelled'])
})
