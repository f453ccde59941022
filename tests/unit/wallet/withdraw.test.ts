import * as v from 'valibot'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { providerPaths } from '#contract/provider'
import { walletSchema, withdrawalSchema } from '#contract/wallet/wallet'
import { satangFromBaht } from '#lib/money'
import { isOpenAt } from '#lib/time'
import { database } from '#mocks/provider/database/database'
import { settings } from '#mocks/provider/seed/site'
import * as fc from '../../properties'
import { noon } from '../provider/backEnds'
import {
  advance,
  automatic,
  changeSetting,
  day,
  decide,
  fieldsOf,
  hour,
  newPerson,
  type Person,
  setTime,
  startProvider,
} from '../provider/providerPlayer'
import { expectLedgerInvariants, ledgerOf } from './ledgerInvariants'

beforeAll(startProvider)
beforeEach(async () => {
  setTime(noon)
  await database.settings.bulkPut(settings)
})

const path = providerPaths.withdraw()

async function statusOf(person: Person, withdrawId: unknown) {
  const row = await person.data(providerPaths.withdrawTransaction(String(withdrawId)))
  return v.parse(withdrawalSchema, row).status
}

/** @returns true if 22:00 to 02:00 is open at a time of day */
const isNight = (time: string) => isOpenAt(Date.parse(`2026-11-21T${time}+07:00`), '22:00', '02:00')

describe('rules of withdrawals', () => {
  test.each([
    [99.99, { code: 'belowminwithdraw', min: 100 }],
    [50_000.01, { code: 'overmaxwithdraw', max: 50_000 }],
    [500.01, { code: 'insufficientcredit', max: 500 }],
  ])('a withdrawal of %s baht from 500 is refused', async (amount, error) => {
    const person = await newPerson(500)
    expect(await person.refused(path, { amount })).toEqual(error)
    expect(await person.balance()).toBe(50_000)
  })

  test('a withdrawal with another fee than the player saw is refused and takes nothing', async () => {
    const person = await newPerson(500)
    await changeSetting('withdraw', { fee: satangFromBaht(20) })
    expect(await person.refused(path, { amount: 200, fee: 0 })).toEqual({ code: 'termschanged' })
    expect(await person.balance()).toBe(50_000)
    expect(await person.done(path, { amount: 200, fee: 20 })).toMatchObject({ fee: 20 })
  })

  test('a withdrawal to another account than the player saw is refused and takes nothing', async () => {
    await changeSetting('withdraw', { holdAfterBankChangeHours: 0 })
    const person = await newPerson(500)
    const shown = fieldsOf((await person.data(providerPaths.wallet(person.id)))['destination'])
    const { bankChangedAt } = shown
    await database.players.update(person.id, {
      book_number: '5000004321',
      bankChangedAt: new Date(noon - 1).toISOString(),
    })
    const request = { amount: 200, bankChangedAt }
    expect(await person.refused(path, request)).toEqual({ code: 'termschanged' })
    expect(await person.balance()).toBe(50_000)
    const { destination } = await person.data(providerPaths.wallet(person.id))
    expect(destination).toMatchObject({ tail: '4321' })
    const now = fieldsOf(destination)['bankChangedAt']
    await person.done(path, { amount: 200, bankChangedAt: now })
  })

  test('a withdrawal needs opening hours, an account that is not new, and no other open withdrawal', async () => {
    const person = await newPerson(1000)
    await person.done(path, { amount: 100 })
    expect((await person.refused(path, { amount: 100 }))['code']).toBe('withdrawopen')
    const other = await newPerson(1000)
    setTime('2026-11-21T23:31:00+07:00')
    expect(await other.refused(path, { amount: 100 })).toEqual({
      code: 'withdrawclosed',
      from: '00:30',
      to: '23:30',
    })
    setTime(noon)
    await database.players.update(other.id, { bankChangedAt: new Date(noon - hour).toISOString() })
    const held = await other.refused(path, { amount: 100 })
    expect(held).toEqual({ code: 'bankchanged', time: new Date(noon + 23 * hour).toISOString() })
  })

  test('opening hours may cross midnight', () => {
    expect(
      ['21:59:59', '22:00:00', '23:59:59', '00:00:00', '02:00:59', '02:01:00'].map(isNight),
    ).toEqual([false, true, true, true, true, false])
    expect(isOpenAt(noon, '00:00', '00:00')).toBe(true)
  })

  test('the daily count and sum are those of the Bangkok day', async () => {
    await changeSetting('withdraw', {
      maxCountPerDay: 2,
      maxPerDay: satangFromBaht(500),
      openFrom: '00:00',
      openTo: '00:00',
    })
    const person = await newPerson(5000)
    setTime('2026-11-21T23:59:58+07:00')
    const first = await person.done(path, { amount: 300 })
    await decide(first['withdrawId'], 'approve')
    await decide(first['withdrawId'], 'paid')
    expect(await person.refused(path, { amount: 201 })).toEqual({ code: 'withdrawday', left: 200 })
    const second = await person.done(path, { amount: 100 })
    await decide(second['withdrawId'], 'approve')
    await decide(second['withdrawId'], 'paid')
    expect(await person.refused(path, { amount: 100 })).toEqual({ code: 'withdrawcount', n: 2 })
    setTime('2026-11-22T00:00:00+07:00')
    await person.done(path, { amount: 500 })
  })
})

test('the same request, sent in any way and any number of times, is one withdrawal', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 6 }), fc.boolean(), async (times, apart) => {
      const person = await newPerson(1000)
      const request = { requestId: crypto.randomUUID(), amount: 250 }
      const answers = []
      for (let index = 0; index < times; index++) {
        answers.push(person.request(path, request))
        if (apart) await answers.at(-1)
      }
      const all = await Promise.all(answers)
      expect(new Set(all.map((answer) => JSON.stringify(answer))).size).toBe(1)
      const mismatch = await person.refused(path, { ...request, amount: 251 })
      expect(mismatch['code']).toBe('requestmismatch')
      const holds = (await ledgerOf(person.id)).filter(({ type }) => type === 'withdraw_hold')
      expect(holds).toHaveLength(1)
      expect(await person.balance()).toBe(75_000)
    }),
    { numRuns: 15, seed: 5 },
  )
})

test('a refusal is a permanent answer, too', async () => {
  const person = await newPerson(100)
  const request = { requestId: crypto.randomUUID(), amount: 200 }
  const first = await person.request(path, request)
  await database.settings.bulkPut(settings)
  expect(first.body).toMatchObject({ code: 'insufficientcredit' })
  expect(await person.request(path, request)).toEqual(first)
})

test('many simultaneous withdrawals never take more than the credit', async () => {
  const person = await newPerson(1000)
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => person.request(path, { amount: 100 })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await person.balance()).toBe(90_000)
})

describe('decisions on withdrawals', () => {
  test('a withdrawal is automatically approved after 30 seconds and paid after 60', async () => {
    const person = await newPerson(1000)
    const { withdrawId } = await person.done(path, { amount: 400 })
    advance(29_000)
    expect(await statusOf(person, withdrawId)).toBe('requested')
    advance(1_000)
    expect(await statusOf(person, withdrawId)).toBe('approved')
    const wallet = v.parse(walletSchema, await person.data(providerPaths.wallet(person.id)))
    expect(wallet).toMatchObject({ credit: 60_000, onHold: 40_000, available: 60_000 })
    const {
      locks: _,
      reviewDepositIds: __,
      ...older
    } = await person.data(providerPaths.wallet(person.id))
    expect(v.parse(walletSchema, older)).toEqual({ ...wallet, locks: [], reviewDepositIds: [] })
    advance(30_000)
    expect(await statusOf(person, withdrawId)).toBe('paid')
    expect(await person.balance()).toBe(60_000)
  })

  test('a hold ends at most once, and a rejection returns all of it', async () => {
    await automatic(false)
    const verdict = fc.constantFrom('approve', 'paid', 'reject', 'failed')
    await fc.assert(
      fc.asyncProperty(fc.array(verdict, { maxLength: 7 }), async (verdicts) => {
        const person = await newPerson(1000)
        const { withdrawId } = await person.done(path, { amount: 333.33 })
        await Promise.all(verdicts.map((one) => decide(withdrawId, one)))
        const status = await statusOf(person, withdrawId)
        expect(await person.balance()).toBe(status === 'rejected' ? 100_000 : 66_667)
        await expectLedgerInvariants(person.id)
      }),
      { numRuns: 40, seed: 11 },
    )
    await automatic(true)
  })

  test('a large amount must be paid by a second admin', async () => {
    const person = await newPerson(30_000)
    const { withdrawId } = await person.done(path, { amount: 20_000 })
    advance(day)
    expect(await statusOf(person, withdrawId)).toBe('paid')
    const row = await database.withdraws.get(String(withdrawId))
    expect(row?.approvedBy).not.toBe(row?.paidBy)
    expect((await decide(withdrawId, 'reject')).body).toMatchObject({
      code: 'alreadydecided',
      who: 'auto-payer',
    })
    expect(await person.balance()).toBe(1_000_000)
  })
})
