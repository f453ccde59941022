/** What the operator's bank and staff make of a deposit, and all that follows from it. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { providerPaths, readProvider } from '#contract/provider'
import { depositRecordsSchema } from '#contract/wallet/wallet'
import { database } from '#mocks/provider/database/database'
import { callApi, noon } from '../provider/backEnds'
import {
  advance,
  automatic,
  bankLine,
  clockTime,
  depositOf,
  type Fields,
  fieldsOf,
  iso,
  minute,
  newPerson,
  type Person,
  setTime,
  startProvider,
} from '../provider/providerPlayer'
import { expectLedgerInvariants, ledgerOf } from './ledgerInvariants'

beforeAll(startProvider)
beforeEach(() => setTime(noon))

const place = providerPaths.deposit()
const submit = providerPaths.depositSubmit()

/** A deposit of 300 baht that waits for its money. */
async function pending(more: object = {}): Promise<[person: Person, deposit: Fields]> {
  const person = await newPerson()
  return [person, await person.done(place, depositOf(300, more))]
}

const read = (person: Person, { depositId }: Fields) =>
  person.data(providerPaths.depositTransaction(String(depositId)))

async function receiptOf(person: Person): Promise<Fields> {
  const { data } = fieldsOf((await person.read(providerPaths.receivedAll(person.id))).body)
  return Array.isArray(data) ? fieldsOf(data[0]) : {}
}

async function wheelRows(person: Person): Promise<unknown> {
  return (await person.data(providerPaths.wheelPoint(person.id)))['rows']
}

test('one that is placed tells where to send what, and until when', async () => {
  const [person, deposit] = await pending({ channel: 'qr' })
  const bank = await database.transferBanks.get('T1')
  const { bank_name, book_number, book_name, promptPayId = null } = bank ?? {}
  const told = { bank_name, book_number, book_name, promptPayId, transferBankID: 'T1' }
  expect(deposit).toMatchObject({
    ...told,
    baseAmount: 300,
    creditedAmount: 0,
    channel: 'qr',
    PromotionID: null,
    status: 'pending',
    reason: null,
    createdAt: iso(noon),
    expiresAt: iso(noon + 15 * minute),
    submittedAt: null,
    slipAt: null,
    decidedAt: null,
    arrivedAmount: null,
    arrivedAt: null,
    reviewUntil: null,
  })
  expect(await read(person, deposit)).toEqual(deposit)
})

test('one to an account that is gone is still told', async () => {
  const { transferBanks } = database
  const [person, deposit] = await pending({ transferBankID: 'T2' })
  const rows = await transferBanks.toArray()
  await transferBanks.delete('T2')
  expect(await read(person, deposit)).toMatchObject({
    depositId: deposit['depositId'],
    bank_name: '',
    book_number: '',
    book_name: '',
    promptPayId: null,
  })
  await transferBanks.bulkPut(rows)
})

describe('wheel points', () => {
  test('are one for each full hundred baht of a deposit, once it is played', async () => {
    const person = await newPerson()
    await person.deposit(99)
    await person.bet((await person.balance()) / 100)
    await person.deposit(399)
    expect(await wheelRows(person)).toEqual([])
    const moment = clockTime()
    await person.bet((await person.balance()) / 100)
    expect(await wheelRows(person)).toMatchObject([
      { point: 3, type: 'deposit', createdAt: iso(moment) },
    ])
    expect((await person.data(providerPaths.wheelPoint(person.id)))['point']).toBe(3)
  })

  test('come with no money that did not', async () => {
    const [person, { depositId }] = await pending()
    await bankLine(depositId, 'reject')
    expect(await wheelRows(person)).toEqual([])
  })
})

describe('a line of the bank', () => {
  test('with the exact amount credits it once, however often it comes', async () => {
    const [person, deposit] = await pending()
    const answer = await bankLine(deposit['depositId'], 'twice')
    expect(answer.body).toMatchObject({
      data: { status: 'confirmed', creditedAmount: deposit['amount'], decidedAt: iso(noon) },
    })
    expect(await person.balance()).toBe(Math.round(Number(deposit['amount']) * 100))
    const lines = await database.bankLines.toArray()
    const amount = Math.round(Number(deposit['amount']) * 100)
    const own = lines.filter((line) => line.amount === amount && line.transferBankID === 'T1')
    const ids = own.map(({ depositId }) => depositId)
    expect(ids).toHaveLength(2)
    expect(ids).toEqual(expect.arrayContaining([deposit['depositId'], null]))
    await expectLedgerInvariants(person.id)
  })

  test('that is right is one line', async () => {
    const before = await database.bankLines.count()
    const [, { depositId }] = await pending()
    await bankLine(depositId, 'right')
    expect(await database.bankLines.count()).toBe(before + 1)
  })

  test('with a wrong amount credits nothing: staff look at what came', async () => {
    const [person, deposit] = await pending()
    advance(minute)
    await bankLine(deposit['depositId'], 'wrong')
    expect(await read(person, deposit)).toMatchObject({
      status: 'review',
      reason: 'ยอดโอนไม่ตรงกับรายการ',
      arrivedAmount: Number((Number(deposit['amount']) + 0.01).toFixed(2)),
      arrivedAt: iso(noon + minute),
      decidedAt: null,
      reviewUntil: iso(noon + 31 * minute),
    })
    expect(await person.balance()).toBe(0)
  })

  test('that comes late expires the deposit first, and its promotion with it', async () => {
    const [person, deposit] = await pending({ PromotionID: 'P3' })
    await bankLine(deposit['depositId'], 'late')
    expect(await read(person, deposit)).toMatchObject({
      status: 'review',
      reason: 'ยอดโอนเข้าหลังหมดเวลา',
      arrivedAmount: deposit['amount'],
    })
    expect(await receiptOf(person)).toMatchObject({ status: 'expired', closedBy: 'deposit' })
    advance(30 * minute)
    expect(await person.balance()).toBe(Math.round(Number(deposit['amount']) * 100))
    expect(await read(person, deposit)).toMatchObject({
      status: 'confirmed',
      creditedAmount: deposit['amount'],
      reason: null,
      decidedAt: iso(noon + 30 * minute),
    })
    await expectLedgerInvariants(person.id)
  })

  test('that comes late for one that has expired already does not expire it again', async () => {
    const [person, deposit] = await pending()
    advance(20 * minute)
    expect(await read(person, deposit)).toMatchObject({ status: 'expired' })
    await bankLine(deposit['depositId'], 'late')
    const row = await database.deposits.get(String(deposit['depositId']))
    expect(row).toMatchObject({ status: 'review', expiredAt: iso(noon + 15 * minute) })
  })

  test('that is right still credits one whose time is up', async () => {
    const [person, deposit] = await pending()
    advance(20 * minute)
    expect(await read(person, deposit)).toMatchObject({ status: 'expired' })
    await bankLine(deposit['depositId'], 'right')
    expect(await read(person, deposit)).toMatchObject({ status: 'confirmed' })
    expect(await person.balance()).toBe(Math.round(Number(deposit['amount']) * 100))
  })

  test('is not matched while nobody answers for the bank', async () => {
    await automatic(false)
    const [person, deposit] = await pending()
    await bankLine(deposit['depositId'], 'wrong')
    advance(60 * minute)
    expect(await read(person, deposit)).toMatchObject({ status: 'review' })
    await automatic(true)
  })
})

describe('staff', () => {
  test('reject with a reason: nothing is credited, the promotion ends, another deposit is free', async () => {
    const [person, deposit] = await pending({ PromotionID: 'P3' })
    const { depositId } = deposit
    await callApi('/api/scenarios/bankline', {
      body: { depositId, line: 'reject', reason: 'Not ours' },
    })
    expect(await read(person, deposit)).toMatchObject({
      status: 'rejected',
      reason: 'Not ours',
      creditedAmount: 0,
      decidedAt: iso(noon),
    })
    expect(await receiptOf(person)).toMatchObject({ status: 'cancelled', closedBy: 'deposit' })
    expect(await person.balance()).toBe(0)
    await person.done(place, depositOf(300))
  })

  test('say why where the tester does not', async () => {
    const [person, deposit] = await pending()
    await bankLine(deposit['depositId'], 'reject')
    expect(await read(person, deposit)).toMatchObject({ reason: 'ไม่พบยอดโอนตามรายการนี้' })
  })

  test('send money back that does not fit', async () => {
    const [person, deposit] = await pending()
    await bankLine(deposit['depositId'], 'wrong')
    advance(30 * minute)
    expect(await read(person, deposit)).toMatchObject({
      status: 'rejected',
      reason: 'ยอดโอนไม่ตรงกับรายการ คืนเงินเข้าบัญชีต้นทางแล้ว',
      decidedAt: iso(noon + 30 * minute),
    })
    expect(await ledgerOf(person.id)).toEqual([])
  })

  test.each(['right', 'wrong', 'late', 'reject'])(
    'decide no deposit twice, nor one that is none: %s',
    async (line) => {
      const [, { depositId }] = await pending()
      await bankLine(depositId, 'reject')
      expect(await bankLine(depositId, line)).toMatchObject({
        status: 400,
        body: { code: 'depositclosed' },
      })
      expect(await bankLine('nobodys', line)).toMatchObject({
        status: 400,
        body: { code: 'notfound' },
      })
    },
  )
})

describe('"I have sent it"', () => {
  test('is answered by nobody once a tester stands in for the bank', async () => {
    const [person, deposit] = await pending()
    await person.done(submit, { depositId: deposit['depositId'] })
    await automatic(false)
    advance(20_000)
    expect(await read(person, deposit)).toMatchObject({ status: 'submitted' })
    await automatic(true)
    expect(await read(person, deposit)).toMatchObject({ status: 'confirmed' })
  })

  test('twice is said once', async () => {
    const [person, { depositId }] = await pending()
    const first = await person.done(submit, { depositId })
    expect(first).toMatchObject({ status: 'submitted', submittedAt: iso(noon) })
    advance(1000)
    expect(await person.done(submit, { depositId })).toEqual(first)
  })

  test.each([
    ['confirmed', 'right'],
    ['review', 'wrong'],
    ['rejected', 'reject'],
  ])('of one that is %s is refused, and so is its end', async (_, line) => {
    const [person, { depositId }] = await pending()
    await bankLine(depositId, line)
    for (const path of [submit, providerPaths.depositCancel()]) {
      expect(await person.refused(path, { depositId })).toEqual({ code: 'depositclosed' })
    }
  })

  test('is the end of taking it back', async () => {
    const [person, { depositId }] = await pending()
    await person.done(submit, { depositId })
    const refusal = await person.refused(providerPaths.depositCancel(), { depositId })
    expect(refusal).toEqual({ code: 'depositclosed' })
  })

  test('cannot be said of another player’s', async () => {
    const [, { depositId }] = await pending()
    const other = await newPerson()
    for (const path of [submit, providerPaths.depositCancel()]) {
      expect(await other.refused(path, { depositId })).toEqual({ code: 'notfound' })
    }
  })
})

test('the history names the operator’s bank', async () => {
  const [person] = await pending()
  const { body } = await person.read(providerPaths.depositHistory(person.id))
  const bank = await database.transferBanks.get('T1')
  const [record] = readProvider(depositRecordsSchema, body)
  expect(record).toMatchObject({ bank_name: bank?.bank_name, status: 'pending', creditedAmount: 0 })
})

test('one that is taken back frees its promotion, and credits nothing', async () => {
  const [person, { depositId }] = await pending({ PromotionID: 'P3' })
  expect(await person.done(providerPaths.depositCancel(), { depositId })).toMatchObject({
    status: 'cancelled',
    decidedAt: iso(noon),
  })
  expect(await receiptOf(person)).toMatchObject({ status: 'cancelled', closedBy: 'deposit' })
  advance(60 * minute)
  expect(await person.balance()).toBe(0)
})
