import { beforeEach, describe, expect, test } from 'vitest'
import { providerPaths } from '#contract/provider'
import { logIn } from '#mocks/provider/account/accounts'
import { database } from '#mocks/provider/database/database'
import { stepsOfDeposit, stepsOfWithdrawal } from '#mocks/provider/steps'
import { demo, demoId } from '../provider/backEnds'
import {
  advance,
  automatic,
  clockTime,
  depositOf,
  fieldsOf,
  iso,
  minute,
  newPerson,
  type Person,
  rowsOf,
} from '../provider/providerPlayer'
import { StaffMember, startOperator, type Username } from './staff'

beforeEach(async () => {
  await startOperator()
  await automatic(false)
})

const reason = 'ธนาคารปลายทางปิดปรับปรุง'

/** Creates a deposit placed at noon, reported as sent two minutes later, and approved at 13:40. */
async function approvedDeposit(person: Person): Promise<string> {
  const { depositId } = await person.done(providerPaths.deposit(), depositOf(300))
  advance(2 * minute)
  await person.done(providerPaths.depositSubmit(), { depositId })
  advance(98 * minute)
  const cashier = await StaffMember.logIn('cashier')
  const request = { depositId, decision: 'approve', status: 'submitted' }
  await cashier.done('decideDeposit', request)
  return String(depositId)
}

/** Creates a withdrawal approved, returned by the bank, approved again and paid, ten minutes apart. */
async function retriedWithdrawal(person: Person): Promise<string> {
  const { withdrawId } = await person.done(providerPaths.withdraw(), { amount: 200 })
  const decide = async (who: Username, status: string, decision: string, more = {}) => {
    advance(10 * minute)
    const staff = await StaffMember.logIn(who)
    await staff.done('decideWithdrawal', { withdrawId, status, decision, ...more })
  }
  await decide('cashier', 'requested', 'approve')
  await decide('cashier', 'approved', 'failed', { reason })
  await decide('cashier', 'failed', 'approve')
  await decide('owner', 'approved', 'paid', { bankRef: 'KB12345' })
  return String(withdrawId)
}

async function timelineOf(userId: string, kind: string) {
  const owner = await StaffMember.logIn('owner')
  const { data } = await owner.read('timeline', { kind }, userId)
  return Object.values(fieldsOf(data)).map(fieldsOf)
}

describe('status changes as events with a time and an actor', () => {
  test("the steps of a deposit are in the timeline, on its staff page and in the player's history", async () => {
    const start = clockTime()
    const person = await newPerson()
    const depositId = await approvedDeposit(person)
    const at = [start, start + 2 * minute, start + 100 * minute].map(iso)
    const entries = await timelineOf(person.id, 'deposit')
    expect(entries.map(({ what, at: moment, by }) => [what, moment, by])).toEqual([
      ['confirmed', at[2], 'แก้ว การเงิน'],
      ['submitted', at[1], null],
      ['pending', at[0], null],
    ])
    const staff = await StaffMember.logIn('support')
    expect((await staff.read('deposit', {}, depositId))['steps']).toMatchObject([
      { status: 'pending', at: at[0], by: null },
      { status: 'submitted', at: at[1], by: null },
      { status: 'confirmed', at: at[2], by: 'แก้ว การเงิน' },
    ])
    const [record] = await rowsOf(person, providerPaths.depositHistory(person.id))
    expect(record?.['steps']).toMatchObject([
      { status: 'pending', at: at[0], by: 'player' },
      { status: 'submitted', at: at[1], by: 'player' },
      { status: 'confirmed', at: at[2], by: 'staff' },
    ])
  })

  test('the steps of a withdrawal include its return by the bank, even after it was paid', async () => {
    const start = clockTime()
    const person = await newPerson(1000)
    const withdrawId = await retriedWithdrawal(person)
    const entries = await timelineOf(person.id, 'withdrawal')
    expect(entries.toReversed().map(({ what, at, text }) => [what, at, text])).toEqual([
      ['requested', iso(start), null],
      ['approved', iso(start + 10 * minute), null],
      ['failed', iso(start + 20 * minute), reason],
      ['approved', iso(start + 30 * minute), null],
      ['paid', iso(start + 40 * minute), null],
    ])
    const [record] = await rowsOf(person, providerPaths.withdrawHistory(person.id))
    expect(Object.values(fieldsOf(record?.['steps']))).toHaveLength(5)
    const news = await rowsOf(person, providerPaths.notifications(person.id))
    const own = news.filter(({ refId }) => refId === withdrawId)
    expect(own.map(({ kind, createdAt }) => [kind, createdAt])).toEqual([
      ['withdrawpaid', iso(start + 40 * minute)],
      ['withdrawfailed', iso(start + 20 * minute)],
    ])
  })

  test('the steps of an older deposit decided after a newer one are in order of time', async () => {
    const person = await newPerson()
    const first = await approvedDeposit(person)
    await person.done(providerPaths.deposit(), depositOf(500))
    const late = iso(clockTime() + minute)
    const row = await database.deposits.get(first)
    if (!row) throw new Error('The deposit is gone')
    const step = { status: 'rejected', at: late, actor: 'A1' } as const
    await database.deposits.put({ ...row, steps: [...stepsOfDeposit(row), step] })
    const moments = (await timelineOf(person.id, 'deposit')).map(({ at }) => String(at))
    expect(moments).toEqual(moments.toSorted().toReversed())
    expect(moments[0]).toBe(late)
  })

  test('the steps of old rows are derived from their times', async () => {
    const person = await newPerson(1000)
    const depositId = await approvedDeposit(person)
    const withdrawId = await retriedWithdrawal(person)
    const [deposit, withdrawal] = await Promise.all([
      database.deposits.get(depositId),
      database.withdraws.get(withdrawId),
    ])
    if (!deposit || !withdrawal) throw new Error('A row is gone')
    const { steps: _, ...oldDeposit } = deposit
    const { steps: __, ...oldWithdrawal } = withdrawal
    expect(stepsOfDeposit(oldDeposit)).toEqual(stepsOfDeposit(deposit))
    expect(stepsOfWithdrawal(oldWithdrawal).map(({ status }) => status)).toEqual([
      'requested',
      'approved',
      'paid',
    ])
  })
})

test('the timeline lists the last hundred logins of a player', async () => {
  const moments: string[] = []
  for (let count = 0; count < 3; count += 1) {
    advance(minute)
    await logIn(demo.username, demo.password)
    moments.push(iso(clockTime()))
  }
  const logins = (await timelineOf(demoId, 'account')).filter(({ what }) => what === 'login')
  expect(logins.slice(0, 3).map(({ at }) => at)).toEqual(moments.toReversed())
  expect(new Set(logins.slice(0, 3).map(({ device }) => device)).size).toBe(1)
  const more = Array.from({ length: 120 }, (_, index) => ({
    userId: demoId,
    at: iso(clockTime() - (index + 10) * minute),
  }))
  await database.logins.bulkAdd(more)
  await logIn(demo.username, demo.password)
  expect(await database.logins.count()).toBe(100)
})
