import { describe, expect, it } from 'vitest'
import { turnoverProgress } from '#contract/promotion/promotion'
import { satang } from '#lib/money'
import * as fc from '../../properties'

/** Takes satang as plain numbers. */
function turnover(turnoverDone: number, turnoverRequired: number) {
  return turnoverProgress({
    turnoverDone: satang(turnoverDone),
    turnoverRequired: satang(turnoverRequired),
  })
}

describe('turnoverOf', () => {
  it.each([
    [0, 0, 1, 0],
    [0, 1000, 0, 1000],
    [333, 1000, 0.33, 667],
    [999_999, 1_000_000, 0.99, 1],
    [1000, 1000, 1, 0],
    [5000, 1000, 1, 0],
    [5000, 0, 1, 0],
  ])('%i of %i satang is a share of %d, with %i left', (done, required, share, left) => {
    expect(turnover(done, required)).toEqual({ done, required, share, left })
  })

  it('is never NaN, below zero, above one, or complete with something left', () => {
    const amount = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })
    fc.assert(
      fc.property(amount, amount, (done, required) => {
        const { share, left } = turnover(done, required)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
        expect(share === 1).toBe(left === 0)
      }),
    )
  })
})
