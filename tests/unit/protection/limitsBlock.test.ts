import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { blockEnd, type Protection, protectionSchema } from '#contract/protection/limits'
import { providerPaths, readProvider } from '#contract/provider'
import { database } from '#mocks/provider/database/database'
import * as fc from '../../properties'
import { noon } from '../provider/backEnds'
import {
  advance,
  day,
  depositOf,
  grant,
  hour,
  iso,
  newPerson,
  type Person,
  setTime,
  startProvider,
} from '../provider/providerPlayer'

beforeAll(startProvider)
beforeEach(() => setTime(noon))
afterEach(() => vi.useRealTimers())

const exclude = providerPaths.exclude()
const deposit = providerPaths.deposit()

async function protection(person: Person): Promise<Protection> {
  const { body } = await person.read(providerPaths.protection(person.id))
  return readProvider(protectionSchema, body)
}

describe('a blocked player', () => {
  const paths: [string, object][] = [
    [deposit, depositOf(100)],
    [providerPaths.receivePromotion(), { PromotionID: 'P6' }],
    [providerPaths.redeemCode(), { code: 'HELLO-2026' }],
    [providerPaths.wheelSpin(), { clientSeed: 'a', seedHash: '0'.repeat(64) }],
    [providerPaths.cashbackClaim(), { cashbackId: 'C1' }],
    [providerPaths.inviteClaim(), {}],
    [providerPaths.loginLink(), { providerCode: 'NOVA' }],
    [providerPaths.gameBet(), { session: 'a', stake: 1, side: 'low' }],
  ]

  test.each(['24h', '30d', '6m', 'forever'])(
    'a player who is blocked for %s can only withdraw',
    async (period) => {
      const person = await newPerson(500)
      await person.done(exclude, { period })
      for (const [path, request] of paths) {
        const { code } = await person.refused(path, request)
        expect(['timeout', 'excluded', 'excludedforever']).toContain(code)
      }
      await person.done(providerPaths.withdraw(), { amount: 500 })
      expect(await person.balance()).toBe(0)
      expect((await person.read(providerPaths.depositHistory(person.id))).status).toBe(200)
    },
  )

  test('a break deducts the bonus and needs no more turnover', async () => {
    const person = await newPerson()
    await person.deposit(500, { PromotionID: 'P3' })
    const balance = await person.balance()
    await person.done(exclude, { period: '7d' })
    const own = Math.ceil(balance / 1.2)
    const wallet = await person.data(providerPaths.wallet(person.id))
    expect(Number(wallet['available']) * 100).toBeCloseTo(own, 0)
    await person.done(providerPaths.withdraw(), { amount: wallet['available'] })
    expect(await person.balance()).toBe(0)
  })

  test('a deposit that was reported as sent is credited during a break, without its promotion', async () => {
    const person = await newPerson()
    const { depositId } = await person.done(deposit, depositOf(300, { PromotionID: 'P3' }))
    await person.done(providerPaths.depositSubmit(), { depositId })
    await person.done(exclude, { period: '24h' })
    advance(20_000)
    expect(await person.balance()).toBeGreaterThan(30_000)
    expect(await database.received.where({ activeKey: person.id }).count()).toBe(0)
  })

  test('a deposit that was not reported as sent is cancelled by a break, with its promotion', async () => {
    const person = await newPerson()
    const { depositId } = await person.done(deposit, depositOf(300, { PromotionID: 'P3' }))
    await person.done(exclude, { period: '6m' })
    const path = providerPaths.depositTransaction(String(depositId))
    expect(await person.data(path)).toMatchObject({
      status: 'cancelled',
      decidedAt: new Date(noon).toISOString(),
      PromotionID: null,
    })
    const receipts = await database.received.where({ userId: person.id }).toArray()
    expect(receipts).toMatchObject([{ status: 'cancelled', closedBy: 'exclusion' }])
    expect((await person.data(providerPaths.wallet(person.id)))['openDepositId']).toBeNull()
  })

  test('a deposit that was reported as sent stays open during a break', async () => {
    const person = await newPerson()
    const { depositId } = await person.done(deposit, depositOf(300))
    await person.done(providerPaths.depositSubmit(), { depositId })
    await person.done(exclude, { period: '6m' })
    const path = providerPaths.depositTransaction(String(depositId))
    expect(await person.data(path)).toMatchObject({ status: 'submitted', decidedAt: null })
  })

  test('a break cancels waiting and active promotions', async () => {
    const person = await newPerson()
    await person.done(providerPaths.receivePromotion(), { PromotionID: 'P3' })
    await person.done(exclude, { period: '24h' })
    const waiting = await database.received.where({ userId: person.id }).toArray()
    expect(waiting).toMatchObject([{ status: 'cancelled', closedBy: 'break' }])
    const other = await newPerson()
    await other.done(providerPaths.receivePromotion(), { PromotionID: 'P6' })
    await other.done(exclude, { period: '1y' })
    const active = await database.received.where({ userId: other.id }).toArray()
    expect(active).toMatchObject([{ status: 'cancelled', closedBy: 'exclusion', forfeited: 8800 }])
  })

  test.each([
    ['24h', 'timeout'],
    ['72h', 'timeout'],
    ['7d', 'timeout'],
    ['30d', 'timeout'],
    ['6m', 'excluded'],
    ['1y', 'excluded'],
    ['5y', 'excluded'],
  ] as const)(
    'a break of %s ends at the promised time, to the millisecond',
    async (period, code) => {
      const person = await newPerson()
      const end = blockEnd(period, noon) ?? 0
      await person.done(exclude, { period, reason: 'Enough' })
      expect((await protection(person)).block).toEqual({
        kind: code === 'timeout' ? 'timeout' : 'exclude',
        startAt: noon,
        endAt: end,
      })
      const time = new Date(end).toISOString()
      setTime(end - 1)
      expect(await person.refused(deposit, depositOf(100))).toEqual({ code, time })
      expect((await database.players.get(person.id))?.status).toBe(code)
      setTime(end)
      await person.done(deposit, depositOf(100))
      expect((await protection(person)).block).toBeNull()
      expect((await database.players.get(person.id))?.status).toBe('active')
    },
  )

  test('a self-exclusion stays one, even if a break is requested during it', async () => {
    const person = await newPerson()
    await person.done(exclude, { period: '6m' })
    setTime(noon + 170 * day)
    await person.done(exclude, { period: '30d' })
    expect((await protection(person)).block).toMatchObject({
      kind: 'exclude',
      endAt: noon + 200 * day,
    })
    expect((await person.refused(deposit, depositOf(100)))['code']).toBe('excluded')
    expect((await database.players.get(person.id))?.status).toBe('excluded')
    await person.done(exclude, { period: 'forever' })
    expect(await person.refused(deposit, depositOf(100))).toEqual({ code: 'excludedforever' })
    expect((await person.refused(exclude, { period: '5y' }))['code']).toBe('blockshorter')
    await person.done(exclude, { period: 'forever' })
  })

  test('a block applies to its player only, and a banned player cannot play', async () => {
    const [person, other] = [await newPerson(), await newPerson(500)]
    await person.done(exclude, { period: '24h' })
    await other.done(deposit, depositOf(100))
    await database.players.update(other.id, { status: 'banned' })
    for (const path of [deposit, providerPaths.withdraw()]) {
      expect(await other.refused(path, depositOf(100))).toEqual({ code: 'banned' })
    }
  })

  test('a break that is sent late ends as originally requested, and does not begin if that is over', async () => {
    vi.useFakeTimers({ now: noon, toFake: ['Date'] })
    const person = await newPerson()
    await person.done(exclude, { period: '24h', from: iso(noon - day) })
    expect((await protection(person)).block).toBeNull()
    await person.done(exclude, { period: '24h', from: iso(noon - 5 * hour) })
    expect((await protection(person)).block).toMatchObject({ endAt: noon + 19 * hour })
    await person.done(exclude, { period: '72h', from: iso(noon + 5 * hour) })
    expect((await protection(person)).block).toMatchObject({ endAt: noon + 3 * day })
  })

  test('a block never ends earlier, and ends automatically', async () => {
    const periods = fc.array(
      fc.constantFrom('24h', '72h', '7d', '30d', '6m', '1y', '5y', 'forever'),
      { maxLength: 5 },
    )
    await fc.assert(
      fc.asyncProperty(periods, async (list) => {
        const person = await newPerson()
        let end = 0
        for (const period of list) {
          await person.request(exclude, { period })
          const { block } = await protection(person)
          const next = block?.endAt ?? Number.POSITIVE_INFINITY
          expect(next).toBeGreaterThanOrEqual(end)
          end = next
          advance(hour)
        }
      }),
      { numRuns: 20, seed: 8 },
    )
    const person = await newPerson()
    await person.done(exclude, { period: '72h' })
    expect((await person.refused(exclude, { period: '24h' }))['code']).toBe('blockshorter')
    advance(3 * day)
    await grant(person.id, 1)
    await person.done(deposit, depositOf(100))
    expect((await database.players.get(person.id))?.status).toBe('active')
  })
})
