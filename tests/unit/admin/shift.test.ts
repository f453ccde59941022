import { beforeEach, expect, test } from 'vitest'
import { providerPaths } from '#contract/provider'
import { bangkokDay } from '#lib/time'
import {
  clockTime,
  type Fields,
  fieldsOf,
  newPerson,
  type Person,
} from '../provider/providerPlayer'
import { callAdmin, StaffMember, startOperator } from './staff'

let cashier: StaffMember
let owner: StaffMember
let person: Person

beforeEach(async () => {
  await startOperator()
  cashier = await StaffMember.logIn('cashier')
  owner = await StaffMember.logIn('owner')
  person = await newPerson(9_000)
})

const today = () => ({ from: bangkokDay(clockTime()), to: bangkokDay(clockTime()) })
const month = () => ({ from: '2026-11-01', to: bangkokDay(clockTime()) })

const rowsOf = (answer: Fields, name = 'rows') =>
  Object.values(fieldsOf(answer[name])).map(fieldsOf)

/** The sum of a kind in satang, so that sums are exact. */
const satangOf = (rows: Fields[], kind: string, name = 'sum') =>
  rows
    .filter((row) => row['kind'] === kind)
    .reduce((sum, row) => sum + Math.round(Number(row[name]) * 100), 0)

async function deposit(by: StaffMember, amount: number): Promise<number> {
  const { depositId } = await person.done(providerPaths.deposit(), {
    amount,
    transferBankID: 'T1',
    channel: 'bank',
    PromotionID: null,
  })
  await person.done(providerPaths.depositSubmit(), { depositId })
  await by.done('decideDeposit', { depositId, decision: 'approve', status: 'submitted' })
  return Number((await by.read('deposit', {}, String(depositId)))['credited'])
}

async function withdrawal(payer: StaffMember, amount: number): Promise<string> {
  const { withdrawId } = await person.done(providerPaths.withdraw(), { amount })
  await owner.done('decideWithdrawal', { withdrawId, decision: 'approve', status: 'requested' })
  const paid = { withdrawId, decision: 'paid', status: 'approved', bankRef: `REF-${amount}` }
  await payer.done('decideWithdrawal', paid)
  return String(withdrawId)
}

test('a cashier’s shift has their own decisions, by account', async () => {
  const credited = await deposit(cashier, 300)
  await deposit(owner, 700)
  const withdrawId = await withdrawal(cashier, 500)
  await cashier.done('decideWithdrawal', {
    withdrawId,
    decision: 'returned',
    status: 'paid',
    bankRef: 'BACK-500',
    reason: 'The account is closed',
  })
  const shift = await cashier.read('shift', today())
  expect(rowsOf(shift, 'staff')).toEqual([expect.objectContaining({ adminID: cashier.adminID })])
  expect(
    rowsOf(shift).map(({ kind, account, count, sum, transferred }) => [
      kind,
      account,
      count,
      sum,
      transferred,
    ]),
  ).toEqual([
    ['depositApproved', 'T1', 1, credited, null],
    ['withdrawPaid', expect.any(String), 1, 500, 500],
    ['withdrawReturned', expect.any(String), 1, 500, null],
  ])
})

test('the shifts of all equal the reports and the reconciliation, to the satang', async () => {
  await deposit(cashier, 333.33)
  await withdrawal(owner, 500)
  const all = rowsOf(await owner.read('shift', month()))
  const { total } = await owner.read('dailyReport', month())
  const days = rowsOf(await owner.read('reconcile', month()), 'days')
  const sumOf = (name: string) =>
    days.reduce((sum, day) => sum + Math.round(Number(fieldsOf(day[name])['sum']) * 100), 0)
  expect(satangOf(all, 'depositApproved')).toBe(
    Math.round(Number(fieldsOf(total)['deposits']) * 100),
  )
  expect(satangOf(all, 'withdrawPaid')).toBe(sumOf('paid'))
  expect(satangOf(all, 'withdrawReturned')).toBe(sumOf('returned'))
  for (const account of ['T1', 'T2']) {
    const ofBank = days
      .flatMap((day) => rowsOf(day, 'banks'))
      .filter((bank) => bank['transferBankID'] === account)
    const ofAccount = all.filter((row) => row['account'] === account)
    expect(satangOf(ofAccount, 'depositApproved')).toBe(
      ofBank.reduce(
        (sum, bank) => sum + Math.round(Number(fieldsOf(bank['deposits'])['sum']) * 100),
        0,
      ),
    )
  }
})

test('only an owner reads the shift of a colleague, and support reads none', async () => {
  const query = { ...today(), admin: owner.adminID }
  expect(await callAdmin('shift', { query, token: cashier.token })).toMatchObject({
    status: 400,
    body: { code: 'forbidden' },
  })
  const ofCashier = await owner.read('shift', { ...today(), admin: cashier.adminID })
  expect(ofCashier['name']).toBe('แก้ว การเงิน')
  const support = await StaffMember.logIn('support')
  expect((await callAdmin('shift', { query: today(), token: support.token })).status).toBe(403)
})
