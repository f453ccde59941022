import * as v from 'valibot'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { providerPaths, readProvider } from '#contract/provider'
import { type Cashback, cashbacksSchema } from '#contract/rewards/rewards'
import { satang } from '#lib/money'
import { bangkokDay } from '#lib/time'
import { database } from '#mocks/provider/database/database'
import { cashbackFor, periodAt, periodsBefore } from '#mocks/provider/rewards/cashbackPeriods'
import { settings } from '#mocks/provider/seed/site'
import * as fc from '../../properties'
import { noon } from '../provider/backEnds'
import {
  advance,
  changeSetting,
  day,
  depositOf,
  hour,
  iso,
  newPerson,
  type Person,
  setTime,
  startProvider,
} from '../provider/providerPlayer'
import { ledgerOf } from '../wallet/ledgerInvariants'

beforeAll(startProvider)
beforeEach(() => setTime(noon))

const claim = providerPaths.cashbackClaim()

async function cashbacks(person: Person): Promise<Cashback[]> {
  const { body } = await person.read(providerPaths.cashback(person.id))
  return readProvider(cashbacksSchema, body)
}

/** Creates a player who loses `baht` today, and ends the day. */
async function loser(baht: number): Promise<Person> {
  const person = await newPerson(baht)
  await person.bet(baht, 0)
  advance(day)
  return person
}

describe('cashback periods', () => {
  const rule = fc.record({
    period: fc.constantFrom('daily' as const, 'weekly' as const),
    cutoff: fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map(
        ([hours, minutes]) =>
          `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`,
      ),
  })
  const moment = fc.integer({ min: noon - 400 * day, max: noon + 400 * day })

  test('periods cover time without gaps or overlaps', () => {
    fc.assert(
      fc.property(moment, rule, (at, setting) => {
        const { start, end } = periodAt(at, setting)
        expect(start <= at && at < end).toBe(true)
        expect(periodAt(start, setting)).toEqual({ start, end })
        expect(periodAt(end - 1, setting)).toEqual({ start, end })
        expect(periodAt(end, setting).start).toBe(end)
        const before = periodsBefore(at, 4, setting)
        for (const [index, period] of before.entries()) {
          expect(period.end).toBe(before[index + 1]?.start ?? start)
        }
      }),
    )
  })

  test('weekly periods begin on Mondays in Bangkok', () => {
    const { start } = periodAt(noon, { period: 'weekly', cutoff: '00:00' })
    expect(bangkokDay(start)).toBe('2026-11-16')
  })
})

test('cashback is zero below the minimum loss, limited to the maximum, and rounded down', () => {
  const setting = { percent: 5, minLoss: satang(10_000), maxAmount: satang(100_000) }
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (loss) => {
      const expected = loss < 10_000 ? 0 : Math.min(100_000, Math.floor(loss / 20))
      expect(cashbackFor(loss, setting)).toBe(expected)
    }),
  )
})

describe('a cashback period of a player', () => {
  test('a period counts only losses of own money at play', async () => {
    const person = await newPerson(500)
    await person.deposit(1000)
    await person.bet(600, 100)
    await person.bet(200, 0)
    await person.done(providerPaths.redeemCode(), { code: 'HELLO-2026' })
    await person.done(providerPaths.withdraw(), { amount: 300 })
    const sums = { staked: 80_000, won: 10_000, loss: 70_000, amount: 3500 }
    expect((await cashbacks(person))[0]).toMatchObject({
      ...sums,
      status: 'open',
      percent: 5,
      periodStart: noon - 12 * hour,
      periodEnd: noon + 12 * hour,
      claimUntil: null,
      claimedAt: null,
    })
    advance(day)
    expect((await cashbacks(person))[1]).toMatchObject({ ...sums, status: 'claimable' })
  })

  test('a period counts no lost grant, and only the own part of a mixed bet', async () => {
    const person = await newPerson(100)
    await person.done(providerPaths.receivePromotion(), { PromotionID: 'P6' })
    await person.bet(188, 94)
    // 100 of the 188 were own money. Of the 94 won, 44 went to the pot, rounded down.
    const sums = { staked: 10_000, won: 5000, loss: 5000 }
    expect((await cashbacks(person))[0]).toMatchObject(sums)
    await person.bet(94, 0)
    expect((await cashbacks(person))[0]).toMatchObject({ staked: 15_000, won: 5000, loss: 10_000 })
  })

  test('a period gives nothing for an unplayed deposit, whatever expires at midnight', async () => {
    const person = await newPerson()
    await person.done(providerPaths.receivePromotion(), { PromotionID: 'P6' })
    await database.received
      .where({ activeKey: person.id })
      .modify({ expiresAt: iso(noon + 12 * hour) })
    setTime(noon + 12 * hour - 10_000)
    await person.deposit(20_000)
    advance(40_000)
    expect(await cashbacks(person)).toMatchObject([
      { status: 'open', loss: 0 },
      { status: 'none', loss: 0, amount: 0 },
    ])
    const moments = (await ledgerOf(person.id)).map(({ createdAt }) => createdAt)
    expect(moments).toEqual(moments.toSorted())
  })

  test.each([{ cutoff: '06:00' }, { cutoff: '23:30' }, { period: 'weekly' }])(
    'a period never counts again what was counted before the change to %o',
    async (rule) => {
      const person = await newPerson(2000)
      await person.bet(400, 0)
      advance(day)
      await cashbacks(person)
      advance(hour)
      await person.bet(300, 0)
      await changeSetting('cashback', rule)
      expect((await cashbacks(person))[0]).toMatchObject({ status: 'open', loss: 30_000 })
      advance(6 * day)
      const all = (await cashbacks(person)).toReversed()
      expect(all.reduce((sum, { loss }) => sum + loss, 0)).toBe(70_000)
      for (const [index, { periodEnd }] of all.slice(0, -1).entries()) {
        expect(all[index + 1]?.periodStart).toBe(periodEnd)
      }
      await database.settings.bulkPut(settings)
    },
  )

  test('a period does not exist while cashback is off', async () => {
    await changeSetting('cashback', { enabled: false })
    const person = await loser(1000)
    expect(await cashbacks(person)).toEqual([])
    expect(await database.cashbacks.where({ userId: person.id }).count()).toBe(0)
    await database.settings.bulkPut(settings)
  })

  test('a period does not exist during a break', async () => {
    const person = await loser(1000)
    await person.done(providerPaths.exclude(), { period: '24h' })
    expect(await cashbacks(person)).toEqual([])
    expect(await database.cashbacks.where({ userId: person.id }).count()).toBe(0)
  })

  test("the last seven periods are listed, newest first, from the player's first on", async () => {
    const person = await newPerson()
    advance(2 * day)
    expect((await cashbacks(person)).map(({ periodStart }) => periodStart)).toEqual([
      noon + 1.5 * day,
      noon + 0.5 * day,
      noon - 0.5 * day,
    ])
    const later = await newPerson()
    advance(20 * day)
    expect(await cashbacks(later)).toHaveLength(8)
  })

  test('a period can be claimed for the configured days, however late it is first read', async () => {
    await changeSetting('cashback', { claimDays: 30 })
    const person = await newPerson(1000)
    await person.bet(1000, 0)
    advance(20 * day)
    const ended = (await cashbacks(person)).find(({ loss }) => loss === 100_000)
    expect(ended).toMatchObject({ status: 'claimable', amount: 5000 })
    await person.done(claim, { cashbackId: ended?.cashbackId })
    expect(await person.balance()).toBe(5000)
    await database.settings.bulkPut(settings)
  })

  test('a period with a net win gives nothing', async () => {
    const person = await newPerson(500)
    await person.bet(100, 900)
    advance(day)
    expect((await cashbacks(person))[1]).toMatchObject({ loss: 0, amount: 0, status: 'none' })
    const { cashbackId } = (await cashbacks(person))[1] ?? {}
    expect((await person.refused(claim, { cashbackId }))['code']).toBe('cashbacknone')
  })

  test('a period is computed once, however often and from wherever it is read', async () => {
    const person = await loser(1000)
    const reads = await Promise.all([1, 2, 3, 4].map(() => cashbacks(person)))
    expect(new Set(reads.map((read) => JSON.stringify(read))).size).toBe(1)
    const rows = await database.cashbacks.where({ userId: person.id }).toArray()
    await cashbacks(person)
    expect(await database.cashbacks.where({ userId: person.id }).toArray()).toEqual(rows)
  })

  test('a period begins at midnight in Bangkok', async () => {
    setTime('2026-11-21T23:59:59.999+07:00')
    const person = await newPerson(1000)
    await person.bet(400, 0)
    advance(1)
    await person.bet(200, 0)
    const [running, ended] = await cashbacks(person)
    expect([running?.loss, ended?.loss]).toEqual([20_000, 40_000])
  })
})

describe('claiming cashback', () => {
  test('a claim succeeds once, however often it is sent', async () => {
    const person = await loser(1000)
    const [, ended] = await cashbacks(person)
    const cashbackId = ended?.cashbackId
    const answers = await Promise.all([1, 2, 3].map(() => person.request(claim, { cashbackId })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await person.balance()).toBe(5000)
    expect((await ledgerOf(person.id)).filter(({ type }) => type === 'cashback')).toHaveLength(1)
    expect((await person.refused(claim, { cashbackId }))['code']).toBe('cashbackclaimed')
  })

  test('a claim returns its amount, time and turnover', async () => {
    const person = await loser(1000)
    const [, ended] = await cashbacks(person)
    const answer = await person.done(claim, { cashbackId: ended?.cashbackId })
    expect(answer).toMatchObject({
      status: 'claimed',
      amount: 50,
      claimedAt: new Date(noon + day).toISOString(),
    })
    expect(await person.data(providerPaths.wallet(person.id))).toMatchObject({
      available: 0,
      turnoverLeft: 50,
      locks: [{ source: 'cashback', refId: ended?.cashbackId, name: null, required: 50, left: 50 }],
    })
    advance(4 * day)
    const row = (await cashbacks(person)).find((one) => one.cashbackId === ended?.cashbackId)
    expect(row?.status).toBe('claimed')
  })

  test('a claim is possible until three days after the period, to the millisecond', async () => {
    const person = await loser(1000)
    const [, ended] = await cashbacks(person)
    expect(ended).toMatchObject({ claimUntil: noon + 3.5 * day, status: 'claimable' })
    const { cashbackId } = ended ?? {}
    setTime(noon + 3.5 * day - 1)
    const open = (await cashbacks(person)).find((one) => one.cashbackId === cashbackId)
    expect(open?.status).toBe('claimable')
    setTime(noon + 3.5 * day)
    expect((await person.refused(claim, { cashbackId }))['code']).toBe('cashbackexpired')
    const row = (await cashbacks(person)).find((one) => one.cashbackId === cashbackId)
    expect(row?.status).toBe('expired')
  })

  test("a claim is refused for another player's cashback, and for a player on a break", async () => {
    const person = await loser(1000)
    const [, ended] = await cashbacks(person)
    const other = await newPerson()
    const { cashbackId } = ended ?? {}
    expect((await other.refused(claim, { cashbackId }))['code']).toBe('notfound')
    await person.done(providerPaths.exclude(), { period: '24h' })
    expect((await person.refused(claim, { cashbackId }))['code']).toBe('timeout')
    expect(await cashbacks(person)).toEqual([])
    expect(v.is(cashbacksSchema, [])).toBe(true)
    expect((await person.refused(providerPaths.deposit(), depositOf(100)))['code']).toBe('timeout')
  })
})
