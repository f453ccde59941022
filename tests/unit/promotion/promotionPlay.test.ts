import { beforeAll, describe, expect, test } from 'vitest'
import { receivedListSchema } from '#contract/promotion/promotion'
import { providerPaths, readProvider } from '#contract/provider'
import { satang } from '#lib/money'
import { database } from '#mocks/provider/database/database'
import * as fc from '../../properties'
import {
  advance,
  day,
  decide,
  depositOf,
  hour,
  newPerson,
  type Person,
  startProvider,
} from '../provider/providerPlayer'
import { expectLedgerInvariants, ledgerOf } from '../wallet/ledgerInvariants'
import { offer } from './promotionOffer'

beforeAll(startProvider)

const receive = providerPaths.receivePromotion()
const cancel = providerPaths.cancelPromotion()
const withdraw = providerPaths.withdraw()

async function receipts(person: Person) {
  const { body } = await person.read(providerPaths.receivedAll(person.id))
  return readProvider(receivedListSchema, body)
}

/** @returns who is recorded with the deducted bonus */
async function takenBy(person: Person): Promise<string | undefined> {
  const rows = await database.ledger.where({ userId: person.id }).toArray()
  return rows.find(({ type }) => type === 'bonus_forfeit')?.actor
}

describe('the turnover of a promotion', () => {
  test('the turnover grows, completes automatically and keeps the agreed terms', async () => {
    const person = await newPerson()
    await person.deposit(300, { PromotionID: 'P3' })
    const [before] = await receipts(person)
    await database.promotions.update('P3', { turnoverX: 50, version: 2 })
    await person.bet(100)
    const { code } = await person.refused(withdraw, { amount: 100 })
    expect(code).toBe('turnoverincomplete')
    for (let round = 0; round < 6; round++) await person.bet(300)
    const [after] = await receipts(person)
    expect(after).toMatchObject({ status: 'completed', turnoverRequired: before?.turnoverRequired })
    await person.done(withdraw, { amount: 100 })
    await database.promotions.update('P3', { turnoverX: 5, version: 1 })
    await expectLedgerInvariants(person.id)
  })

  test('credit above the withdrawal cap is deducted once, at completion, with no later effect', async () => {
    const person = await newPerson()
    await person.done(receive, { PromotionID: 'P6' })
    for (let round = 0; round < 9; round++) await person.bet(88)
    await person.bet(88, 838) // exact to the satang
    expect((await receipts(person))[0]).toMatchObject({
      status: 'completed',
      closedBy: 'completed',
      capForfeited: 33_800,
    })
    const last = (await ledgerOf(person.id)).at(-1)
    expect(last).toMatchObject({ type: 'cap_forfeit', amount: -33_800, balanceAfter: 50_000 })
    const { withdrawId } = await person.done(withdraw, { amount: 400 })
    expect(await person.balance()).toBe(10_000)
    await decide(withdrawId, 'reject')
    await person.bet(100, 5000)
    await person.done(withdraw, { amount: 5400 })
    expect(await person.balance()).toBe(0)
    await expectLedgerInvariants(person.id)
  })

  test('the entry of a deduction names who ended the promotion', async () => {
    const person = await newPerson()
    const { receivedId } = await person.done(receive, { PromotionID: 'P6' })
    await person.done(cancel, { receivedId })
    expect(await takenBy(person)).toBe(person.id)
    const other = await newPerson()
    await other.done(receive, { PromotionID: 'P6' })
    advance(30 * day)
    await other.balance()
    expect(await takenBy(other)).toBe('system')
  })

  test('the end of a promotion without a bonus has no ledger entry', async () => {
    const person = await newPerson()
    const none = { bonusPercent: 0, bonusFixed: satang(0) }
    await person.deposit(300, { PromotionID: await offer(none) })
    expect(await receipts(person)).toMatchObject([{ status: 'active', bonus: 0 }])
    expect((await ledgerOf(person.id)).map(({ type }) => type)).toEqual(['deposit'])
  })

  test('an expired promotion deducts its bonus, as far as there is credit', async () => {
    const person = await newPerson()
    await person.done(receive, { PromotionID: 'P6' })
    await person.bet(60, 0)
    advance(30 * day)
    expect(await person.balance()).toBe(0)
    expect((await receipts(person))[0]).toMatchObject({ status: 'expired', forfeited: 2800 })
  })
})

test('promotions stay within their rules after any sequence of commands', async () => {
  const command = fc.oneof(
    fc.record({ name: fc.constant('deposit'), id: fc.constantFrom('P1', 'P3', 'P5', null) }),
    fc.record({ name: fc.constant('bet'), id: fc.constant(null) }),
    fc.record({ name: fc.constantFrom('cancel', 'wait'), id: fc.constant(null) }),
    fc.record({ name: fc.constant('receive'), id: fc.constantFrom('P2', 'P6', 'P8') }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 8 }), fc.nat(1000), async (commands, part) => {
      const person = await newPerson()
      const done = new Map<string, number>()
      for (const { name, id } of commands) {
        const balance = await person.balance()
        if (name === 'deposit') {
          const request = depositOf(500, { PromotionID: id })
          const { body } = await person.request(providerPaths.deposit(), request)
          if (JSON.stringify(body).includes('depositId')) await finish(person)
        } else if (name === 'bet' && balance > 0)
          await person.bet(Math.ceil((balance * part) / 1000) / 100)
        else if (name === 'wait') advance(5 * hour)
        else if (name === 'receive') await person.request(receive, { PromotionID: id })
        else {
          const [last] = await receipts(person)
          if (last) await person.request(cancel, { receivedId: last.receivedId })
        }
        for (const { receivedId, turnoverDone } of await receipts(person)) {
          expect(turnoverDone).toBeGreaterThanOrEqual(done.get(receivedId) ?? 0)
          done.set(receivedId, turnoverDone)
        }
      }
      await expectLedgerInvariants(person.id)
    }),
    { numRuns: 25, seed: 9 },
  )
}, 20_000)

async function finish(person: Person): Promise<void> {
  const open = await database.deposits.where({ openUser: person.id }).first()
  await person.request(providerPaths.depositSubmit(), { depositId: open?.depositId })
  advance(20_000)
}
