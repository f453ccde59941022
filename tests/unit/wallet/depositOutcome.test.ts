/** Tests how the operator's bank and staff decide a deposit, with all consequences. */
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

/** Places a deposit of 300 baht that waits for its money. */
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

test('a placed deposit shows where to send which amount, and until when', async () => {
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

test('a deposit to a deleted account can still be read', async () => {
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
  test('wheel points are one per full hundred baht of a deposit, once it has been played', async () => {
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

  test('wheel points are not given for a rejected deposit', async () => {
    const [person, { depositId }] = await pending()
    await bankLine(depositId, 'reject')
    expect(await wheelRows(person)).toEqual([])
  })
})

describe('bank lines', () => {
  test('a bank line with the exact amount credits the deposit once, however often it arrives', async () => {
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

  test('a correct bank line is stored once', async () => {
    const before = await database.bankLines.count()
    const [, { depositId }] = await pending()
    await bankLine(depositId, 'right')
    expect(await database.bankLines.count()).toBe(before + 1)
  })

  test('a bank line with a wrong amount credits nothing and sends the deposit to review', async () => {
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

  test('a late bank line first expires the deposit and its promotion', async () => {
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

  test('a late bank line does not expire an expired deposit again', async () => {
    const [person, deposit] = await pending()
    advance(20 * minute)
    expect(await read(person, deposit)).toMatchObject({ status: 'expired' })
    await bankLine(deposit['depositId'], 'late')
    const row = await database.deposits.get(String(deposit['depositId']))
    expect(row).toMatchObject({ status: 'review', expiredAt: iso(noon + 15 * minute) })
  })

  test('a correct bank line still credits an expired deposit', async () => {
    const [person, deposit] = await pending()
    advance(20 * minute)
    expect(await read(person, deposit)).toMatchObject({ status: 'expired' })
    await bankLine(deposit['depositId'], 'right')
    expect(await read(person, deposit)).toMatchObject({ status: 'confirmed' })
    expect(await person.balance()).toBe(Math.round(Number(deposit['amount']) * 100))
  })

  test('a bank line is not decided while the simulated staff are switched off', async () => {
    await automatic(false)
    const [person, deposit] = await pending()
    await bankLine(deposit['depositId'], 'wrong')
    advance(60 * minute)
    expect(await read(person, deposit)).toMatchObject({ status: 'review' })
    await automatic(true)
  })
})

describe('staff decisions on deposits', () => {
  test('a rejection has a reason, credits nothing, ends the promotion and allows a new deposit', async () => {
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

  test('a rejection has a default reason if the tester gives none', async () => {
    const [person, deposit] = await pending()
    await bankLine(deposit['depositId'], 'reject')
    expect(await read(person, deposit)).toMatchObject({ reason: 'ไม่พบยอดโอนตามรายการนี้' })
  })

  test('staff return money that does not match', async () => {
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
    'a decided or unknown deposit cannot be decided: %s',
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

describe('the report "I have sent it"', () => {
  test('the report stays unanswered while a tester acts as the bank', async () => {
    const [person, deposit] = await pending()
    await person.done(submit, { depositId: deposit['depositId'] })
    await automatic(false)
    advance(20_000)
    expect(await read(person, deposit)).toMatchObject({ status: 'submitted' })
    await automatic(true)
    expect(await read(person, deposit)).toMatchObject({ status: 'confirmed' })
  })

  test('a repeated report is stored once', async () => {
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
  ])('a report on a deposit that is %s is refused, and so is its cancellation', async (_, line) => {
    const [person, { depositId }] = await pending()
    await bankLine(depositId, line)
    for (const path of [submit, providerPaths.depositCancel()]) {
      expect(await person.refused(path, { depositId })).toEqual({ code: 'depositclosed' })
    }
  })

  test('a reported deposit can no longer be cancelled', async () => {
    const [person, { depositId }] = await pending()
    await person.done(submit, { depositId })
    const error = await person.refused(providerPaths.depositCancel(), { depositId })
    expect(error).toEqual({ code: 'depositclosed' })
  })

  test("another player's deposit cannot be reported or cancelled", async () => {
    const [, { depositId }] = await pending()
    const other = await newPerson()
    for (const path of [submit, providerPaths.depositCancel()]) {
      expect(await other.refused(path, { depositId })).toEqual({ code: 'notfound' })
    }
  })
})

test("the history names the operator's bank", async () => {
  const [person] = await pending()
  const { body } = await person.read(providerPaths.depositHistory(person.id))
  const bank = await database.transferBanks.get('T1')
  const [record] = readProvider(depositRecordsSchema, body)
  expect(record).toMatchObject({ bank_name: bank?.bank_name, status: 'pending', creditedAmount: 0 })
})

test('a cancelled deposit releases its promotion and credits nothing', async () => {
  const [person, { depositId }] = await pending({ PromotionID: 'P3' })
  expect(await person.done(providerPaths.depositCancel(), { depositId })).toMatchObject({
    status: 'cancelled',
    decidedAt: iso(noon),
  })
  expect(await receiptOf(person)).toMatchObject({ status: 'cancelled', closedBy: 'deposit' })
  advance(60 * minute)
  expect(await person.balance()).toBe(0)
})
