/** Tests due events, which are applied to a player in order of time before the next action. */
import { beforeEach, describe, expect, test } from 'vitest'
import { providerPaths } from '#contract/provider'
import { database } from '#mocks/provider/database/database'
import { StaffMember, startOperator } from '../admin/staff'
import { receipts } from '../promotion/promotionOffer'
import { ledgerOf } from '../wallet/ledgerInvariants'
import { noon } from './backEnds'
import {
  advance,
  automatic,
  day,
  depositOf,
  hour,
  iso,
  minute,
  newPerson,
  type Person,
  setTime,
} from './providerPlayer'

beforeEach(startOperator)

const reason = 'By hand after the end'
const wallet = (person: Person) => person.data(providerPaths.wallet(person.id))

/** Creates a player with 88 baht of free credit that expires at midnight in Bangkok. */
async function withFreeCredit(): Promise<Person> {
  const person = await newPerson()
  await person.done(providerPaths.receivePromotion(), { PromotionID: 'P6' })
  await database.received
    .where({ activeKey: person.id })
    .modify({ expiresAt: iso(noon + 12 * hour) })
  return person
}

describe('staff actions after due events', () => {
  test('a late deposit is not credited by a plain approval, even before it has been expired', async () => {
    const person = await newPerson()
    const { depositId } = await person.done(providerPaths.deposit(), depositOf(300))
    const cashier = await StaffMember.logIn('cashier')
    advance(15 * minute)
    const request = { depositId, decision: 'approve', status: 'pending' }
    expect((await cashier.refused('decideDeposit', request))['code']).toBe('versionchanged')
    expect(await database.deposits.get(String(depositId))).toMatchObject({
      status: 'expired',
      decidedAt: iso(noon + 15 * minute),
    })
    expect(await person.balance()).toBe(0)
  })

  test('a manual credit is applied after the end of a promotion and stays whole', async () => {
    const person = await withFreeCredit()
    setTime(noon + 12 * hour + 30 * minute)
    const owner = await StaffMember.logIn('owner')
    await owner.done('adjust', {
      userId: person.id,
      direction: 'add',
      amount: 100,
      reason,
      password: 'owner1234',
    })
    expect((await ledgerOf(person.id)).map(({ type }) => type)).toEqual([
      'bonus',
      'bonus_forfeit',
      'adjust_add',
    ])
    expect(await wallet(person)).toMatchObject({ credit: 100, own: 100, available: 100 })
  })

  test('a promotion that is due to end can no longer be cancelled by staff', async () => {
    const person = await withFreeCredit()
    const [receipt] = await receipts(person)
    setTime(noon + 12 * hour)
    const owner = await StaffMember.logIn('owner')
    const request = { receivedId: receipt?.receivedId, status: 'active', reason }
    expect((await owner.refused('cancelReceived', request))['code']).toBe('versionchanged')
    expect(await receipts(person)).toMatchObject([
      { status: 'expired', forfeited: 8800, closedAt: noon + 12 * hour },
    ])
  })
})

test('a deposit and the end of a promotion are applied in order, each at its own time', async () => {
  const person = await withFreeCredit()
  setTime(noon + 12 * hour - minute)
  const { depositId } = await person.done(providerPaths.deposit(), depositOf(300))
  await person.done(providerPaths.depositSubmit(), { depositId })
  setTime(noon + 12 * hour + day)
  const rows = await person.data(providerPaths.statement(person.id))
  expect(Object.values(Object(rows['rows'])).map((row) => Object(row).type)).toEqual([
    'bonus_forfeit',
    'deposit',
    'bonus',
  ])
  const ledger = await ledgerOf(person.id)
  expect(ledger.map(({ createdAt }) => createdAt)).toEqual([
    iso(noon),
    iso(noon + 12 * hour - minute + 20_000),
    iso(noon + 12 * hour),
  ])
})

test('a break that is over is lifted for staff, too', async () => {
  const person = await newPerson()
  await person.done(providerPaths.exclude(), { period: '24h' })
  advance(day)
  const owner = await StaffMember.logIn('owner')
  expect(await owner.read('player', {}, person.id)).toMatchObject({ status: 'active' })
})

test('simulated staff that are switched on again act now, not at the due time', async () => {
  await automatic(false)
  const person = await newPerson(500)
  const { withdrawId } = await person.done(providerPaths.withdraw(), { amount: 200 })
  advance(hour)
  await automatic(true)
  advance(minute)
  expect(await person.data(providerPaths.withdrawTransaction(String(withdrawId)))).toMatchObject({
    status: 'paid',
    approvedAt: iso(noon + hour),
    paidAt: iso(noon + hour + 30_000),
  })
})

test("a tester's bet is refused during a break", async () => {
  const person = await newPerson(100)
  await person.done(providerPaths.exclude(), { period: '24h' })
  expect(await person.bet(50, 100)).toMatchObject({ status: 400, body: { code: 'timeout' } })
  expect(await person.balance()).toBe(10_000)
})
