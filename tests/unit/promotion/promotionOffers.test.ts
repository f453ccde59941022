import { describe, expect, it } from 'vitest'
import {
  type AvailablePromotion,
  exampleDeposit,
  type Promotion,
  promotionTerms,
} from '#contract/promotion/promotion'
import { blockedReasonOf, offersOf } from '#features/promotion/list/offers'
import { promotionReasons } from '#lib/appError'
import { satang, satangFromBaht } from '#lib/money'
import * as fc from '../../properties'

const now = Date.parse('2026-11-21T07:00:00Z')

function promotion(changes: Partial<Promotion> = {}): Promotion {
  return {
    PromotionID: 'p1',
    PromotionName: 'Ten percent',
    PromotionDetail: '',
    PromotionImage: null,
    PromotionType: 'deposit',
    PromotionStatus: 'on',
    bonusMode: 'percent',
    bonusPercent: 10,
    bonusFixed: satang(0),
    bonusMax: satangFromBaht(200),
    minDeposit: satangFromBaht(100),
    turnoverX: 3,
    turnoverBase: 'deposit+bonus',
    maxWithdraw: satang(0),
    expireDays: 7,
    perUser: 0,
    perDay: 1,
    quota: 0,
    used: 0,
    startAt: null,
    endAt: null,
    weekdays: null,
    hours: null,
    audience: 'all',
    sort: 1,
    version: 1,
    ...changes,
  }
}

const none: AvailablePromotion = { active: null, waiting: null, promotions: [], unavailable: [] }

const amounts = fc.nat(99_999_999_999).map(satang)
const terms = fc.record({
  bonusMode: fc.constantFrom('percent' as const, 'fixed' as const),
  bonusPercent: fc.nat(30_000).map((hundredths) => hundredths / 100),
  bonusFixed: fc.nat(10_000_000).map(satang),
  bonusMax: fc.nat(10_000_000).map(satang),
  minDeposit: fc.nat(1_000_000).map(satang),
  turnoverX: fc.nat(500).map((tenths) => tenths / 10),
  turnoverBase: fc.constantFrom('deposit+bonus' as const, 'bonus' as const, 'deposit' as const),
  maxWithdraw: fc.nat(10_000_000).map(satang),
  expireDays: fc.nat(60),
})

describe('the terms of a promotion', () => {
  it('give the bonus rounded down and the turnover rounded up, to the satang', () => {
    fc.assert(
      fc.property(terms, amounts, (rule, deposit) => {
        const told = promotionTerms(rule, deposit)
        const hundredths = BigInt(Math.round(rule.bonusPercent * 100))
        const share = Number((BigInt(deposit) * hundredths) / 10_000n)
        const granted = rule.bonusMode === 'fixed' ? rule.bonusFixed : share
        const bonus = Math.min(granted, rule.bonusMax)
        const base = { deposit, bonus, 'deposit+bonus': deposit + bonus }[rule.turnoverBase]
        const tenths = BigInt(Math.round(rule.turnoverX * 10))
        const expected = {
          bonus,
          turnover: Number((BigInt(base) * tenths + 9n) / 10n),
          maxWithdraw: rule.maxWithdraw === 0 ? null : rule.maxWithdraw,
          deposit,
          days: rule.expireDays,
          credit: null,
          own: null,
        }
        expect(told).toEqual(deposit < rule.minDeposit ? null : expected)
      }),
    )
  })

  it('give rounded amounts for a fractional turnover factor', () => {
    const rule = promotion({ minDeposit: satang(0), turnoverX: 4.5 })
    expect(promotionTerms(rule, satang(10_019))).toMatchObject({
      bonus: 1001,
      turnover: 49_590,
      maxWithdraw: null,
    })
  })
})

describe('the terms for one wallet', () => {
  it('count the current credit as locked, and own money with the deposit as the rest after a cancel', () => {
    const wallet = { credit: satang(70_000), own: satang(60_000) }
    expect(promotionTerms(promotion(), satang(50_000), wallet)).toMatchObject({
      credit: 70_000,
      own: 110_000,
    })
  })

  it('name no own money for a provider that does not separate bonuses', () => {
    const wallet = { credit: satang(70_000), own: null }
    expect(promotionTerms(promotion(), satang(50_000), wallet)).toMatchObject({ own: null })
  })

  it('are shown with a usual deposit, a larger minimum deposit, or none for free credit', () => {
    expect(exampleDeposit(promotion())).toBe(50_000)
    expect(exampleDeposit(promotion({ minDeposit: satang(90_000) }))).toBe(90_000)
    expect(exampleDeposit(promotion({ PromotionType: 'freecredit' }))).toBe(0)
  })
})

describe('the list of offers', () => {
  const [first, second, third] = [1, 2, 3].map((sort) =>
    promotion({ PromotionID: `p${sort}`, sort }),
  )

  it("lists claimable promotions first, then follows the operator's order", () => {
    if (!first || !second || !third) throw new Error('three')
    const offers = offersOf([third, first, second], { ...none, promotions: [third, second] }, now)
    expect(offers.map((offer) => offer.promotion.PromotionID)).toEqual(['p2', 'p3', 'p1'])
    expect(offers.map((offer) => offer.blockedReason)).toEqual([null, null, 'other'])
  })

  it("lists a promotion once, even if only the player's own list contains it", () => {
    if (!first || !second) throw new Error('two')
    const offers = offersOf([first], { ...none, promotions: [first, second] }, now)
    expect(offers.map((offer) => offer.promotion.PromotionID)).toEqual(['p1', 'p2'])
  })

  it.each(promotionReasons)("repeats the provider's reason: %s", (why) => {
    const available = { ...none, unavailable: [{ PromotionID: 'p1', why }] }
    expect(blockedReasonOf(promotion(), available, now)).toBe(why)
  })

  it.each([
    [{ PromotionStatus: 'ended' as const }, 'ended'],
    [{ PromotionStatus: 'off' as const }, 'off'],
    [{ endAt: now }, 'ended'],
    [{ startAt: now + 1 }, 'notstarted'],
    [{ quota: 10, used: 10 }, 'quota'],
    [{ audience: 'new' as const }, 'newmember'],
    [{ perUser: 1 }, 'peruser'],
    [{}, 'other'],
  ])('derives the reason for %j if the provider gives none', (changes, why) => {
    expect(blockedReasonOf(promotion(changes), none, now)).toBe(why)
  })

  it('has nothing to claim while a promotion is active', () => {
    const active = {
      receivedId: 'r1',
      PromotionID: 'p9',
      PromotionName: 'Another',
      bonus: satang(1),
      turnoverRequired: satang(1),
      turnoverDone: satang(0),
      maxWithdraw: satang(0),
      receivedAt: null,
      expiresAt: null,
    }
    const available = { ...none, active, promotions: [promotion()] }
    expect(blockedReasonOf(promotion(), available, now)).toBe('active')
  })
})
