import { beforeEach, describe, expect, test } from 'vitest'
import { providerPaths } from '#contract/provider'
import { bangkokDay } from '#lib/time'
import { database } from '#mocks/provider/database/database'
import { recount } from '#mocks/provider/database/totals'
import {
  advance,
  clockTime,
  fieldsOf,
  minute,
  newPerson,
  type Person,
  rowsOf,
} from '../provider/providerPlayer'
import { expectLedgerInvariants } from '../wallet/ledgerInvariants'
import { StaffMember, startOperator } from './staff'

let cashier: StaffMember
let owner: StaffMember
let person: Person

beforeEach(async () => {
  await startOperator()
  cashier = await StaffMember.logIn('cashier')
  owner = await StaffMember.logIn('owner')
  person = await newPerson(90_000)
  await database.settings.update('withdraw', (row) => {
    if (row.key === 'withdraw')
      Object.assign(row.value, { maxWithdraw: 10_000_000, maxPerDay: 10_000_000 })
  })
})

const reason = 'The account at the other bank is closed'

async function paidWithdrawal(amount: number, bankRef = `PAID${amount}`): Promise<string> {
  const { withdrawId } = await person.done(providerPaths.withdraw(), { amount })
  await owner.done('decideWithdrawal', {
    withdrawId,
    decision: 'approve',
    status: 'requested',
    ...owner.self,
  })
  await cashier.done('decideWithdrawal', {
    withdrawId,
    decision: 'paid',
    status: 'approved',
    bankRef,
  })
  advance(minute)
  return String(withdrawId)
}

const returnOf = (withdrawId: string, bankRef = 'BACK-1') => ({
  requestId: crypto.randomUUID(),
  withdrawId,
  decision: 'returned',
  status: 'paid',
  bankRef,
  reason,
})

const balance = async () => (await database.wallets.get(person.id))?.balance

async function totals() {
  const rows = await database.totals
    .where('[userId+kind+part]')
    .between([person.id], [`${person.id}~`])
    .toArray()
  return rows.filter(({ count }) => count > 0)
}

describe('a transfer that the bank sent back', () => {
  test('the amount is in the credit again, once, whatever is sent again', async () => {
    const withdrawId = await paidWithdrawal(500)
    expect(await balance()).toBe(8_950_000)
    const request = returnOf(withdrawId)
    const first = await cashier.done('decideWithdrawal', request)
    expect(await cashier.done('decideWithdrawal', request)).toEqual(first)
    const again = returnOf(withdrawId, 'BACK-2')
    expect(await owner.refused('decideWithdrawal', again)).toMatchObject({ code: 'alreadydecided' })
    expect(await balance()).toBe(9_000_000)
    await expectLedgerInvariants(person.id)
    const entry = await database.audit.orderBy('seq').last()
    expect(entry).toMatchObject({
      action: 'withdraw.returned',
      reason,
      after: { status: 'returned', amount: 500, bankRef: 'BACK-1' },
    })
  })

  test('the totals are those that the rows add up to, and the day limit is free again', async () => {
    const withdrawId = await paidWithdrawal(500)
    await cashier.done('decideWithdrawal', returnOf(withdrawId))
    const kept = await totals()
    await database.transaction('rw', database.tables, () => recount(database))
    expect(await totals()).toEqual(kept)
    expect(await cashier.read('player', {}, person.id)).toMatchObject({ withdrawTotal: 0 })
  })

  test('the books agree on the day, and show it as paid and as returned', async () => {
    const today = { from: bangkokDay(clockTime()), to: bangkokDay(clockTime()) }
    const figures = async () => {
      const { days } = await owner.read('reconcile', today)
      return fieldsOf(Array.isArray(days) ? days[0] : null)
    }
    const before = await figures()
    const withdrawId = await paidWithdrawal(500)
    const reported = fieldsOf((await owner.read('dailyReport', today))['total'])
    const paid = await figures()
    await cashier.done('decideWithdrawal', returnOf(withdrawId))
    const after = await figures()
    expect(after['differences']).toEqual(before['differences'])
    expect(after['walletChange']).toBe(after['ledgerSum'])
    expect(after['paid']).toEqual(paid['paid'])
    expect(after['returned']).toEqual({ sum: 500, count: 1 })
    expect(fieldsOf((await owner.read('dailyReport', today))['total'])).toEqual({
      ...reported,
      returned: Number(reported['returned']) + 500,
    })
    const behind = `sentBack:${today.from}..${today.to}`
    const { data } = await owner.read('withdrawals', { behind })
    expect(JSON.stringify(data)).toContain(withdrawId)
  })

  test('the player sees it in the history, in a notification and in the timeline', async () => {
    const withdrawId = await paidWithdrawal(500)
    await cashier.done('decideWithdrawal', returnOf(withdrawId))
    const [row] = await rowsOf(person, providerPaths.withdrawHistory(person.id))
    expect(row).toMatchObject({ withdrawId, status: 'returned', reason, bankRef: 'PAID500' })
    const steps = Object.values(fieldsOf(row?.['steps'])).map((step) => fieldsOf(step)['status'])
    expect(steps).toEqual(['requested', 'approved', 'paid', 'returned'])
    const [newest] = await rowsOf(person, providerPaths.notifications(person.id))
    expect(newest).toMatchObject({ kind: 'withdrawreturned', amount: 500, text: reason })
    const { data } = await cashier.read('timeline', {}, person.id)
    expect(JSON.stringify(data)).toContain('"what":"returned"')
  })

  test('the same reference books one return, and no other transfer', async () => {
    const first = await paidWithdrawal(500)
    await cashier.done('decideWithdrawal', returnOf(first, 'KB 77-1'))
    const second = await paidWithdrawal(600)
    for (const bankRef of ['kb771', 'PAID500']) {
      expect(await cashier.refused('decideWithdrawal', returnOf(second, bankRef))).toEqual({
        code: 'reftaken',
        id: first,
      })
    }
    const incomplete = { ...returnOf(second), reason: undefined }
    expect(await cashier.refused('decideWithdrawal', incomplete)).toMatchObject({
      code: 'reasonrequired',
    })
    const { bankRef: _, ...without } = returnOf(second)
    expect(await cashier.refused('decideWithdrawal', without)).toMatchObject({ code: 'invalid' })
  })

  test('a large one waits for a second person, an owner’s too, and is booked when they agree', async () => {
    const withdrawId = await paidWithdrawal(30_000)
    const { approvalId } = await owner.done('decideWithdrawal', returnOf(withdrawId))
    expect(approvalId).toEqual(expect.any(String))
    await owner.read('counters')
    expect(await database.withdraws.get(withdrawId)).toMatchObject({ status: 'paid' })
    await cashier.done('decideApproval', { approvalId, decision: 'approve', ...cashier.self })
    expect(await database.withdraws.get(withdrawId)).toMatchObject({
      status: 'returned',
      returnRef: 'BACK-1',
      closedBy: cashier.adminID,
    })
    expect(await balance()).toBe(9_000_000)
  })

  test('only a paid withdrawal can come back', async () => {
    const { withdrawId } = await person.done(providerPaths.withdraw(), { amount: 500 })
    const early = { ...returnOf(String(withdrawId)), status: 'requested' }
    expect(await cashier.refused('decideWithdrawal', early)).toMatchObject({
      code: 'versionchanged',
    })
  })
})
