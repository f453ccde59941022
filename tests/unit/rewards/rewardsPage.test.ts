import { describe, expect, it } from 'vitest'
import { turnoverOf } from '#contract/promotion/promotion'
import { claimables } from '#features/rewards/hub/claimables'
import { satang } from '#lib/money'
import * as fc from '../../properties'

describe('the turnover of an amount', () => {
  it('is the amount times the factor, rounded up', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000_000), fc.nat(500), (amount, tenths) => {
        const exact = (BigInt(amount) * BigInt(tenths) + 9n) / 10n
        expect(BigInt(turnoverOf(satang(amount), tenths / 10))).toBe(exact)
      }),
    )
  })
})

const setting = {
  enabled: true,
  levels: [],
  base: 'deposit' as const,
  qualifyDeposit: satang(0),
  minClaim: satang(10_000),
  attributionDays: 90,
}
const summary = {
  inviterID: 'u1',
  inviteLink: '',
  friendTotal: 0,
  friendActive: 0,
  todayCommission: satang(0),
  totalCommission: satang(0),
  byLevel: [],
  friends: [],
}

describe('rewards that can be claimed', () => {
  it.each([
    [10_000, true, 1],
    [9_999, true, 0],
    [0, true, 0],
    [10_000, false, 1],
    [0, false, 0],
  ])('include commission of %i satang, enabled %s: %i', (available, enabled, count) => {
    const found = claimables.invite([
      { ...setting, enabled },
      { ...summary, availableCommission: satang(available) },
    ])
    expect(found).toHaveLength(count)
  })
})
