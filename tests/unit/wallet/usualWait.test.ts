import { expect, it } from 'vitest'
import { usualWait } from '#contract/wallet/usualWait'

const arrivals = (...waits: number[]) =>
  waits.map((wait, index) => ({ startedAt: index * 1000, arrivedAt: index * 1000 + wait }))

it('a usual wait is one that four of five arrivals did not exceed', () => {
  expect(usualWait(arrivals(1, 2, 3, 4, 100))).toEqual({ waitMs: 4, count: 5 })
  expect(usualWait(arrivals(1, 2, 100))).toEqual({ waitMs: 100, count: 3 })
})

it('a usual wait needs three arrivals', () => {
  expect(usualWait(arrivals())).toBeNull()
  expect(usualWait(arrivals(1, 2))).toBeNull()
})

it('a usual wait counts the ten newest arrivals, in any order', () => {
  const old = arrivals(...Array.from({ length: 5 }, () => 9999))
  const recent = arrivals(...Array.from({ length: 10 }, () => 7)).map(({ startedAt }) => ({
    startedAt: startedAt + 100_000,
    arrivedAt: startedAt + 100_007,
  }))
  expect(usualWait([...old, ...recent].toReversed())).toEqual({ waitMs: 7, count: 10 })
})

it('a usual wait is never negative', () => {
  expect(usualWait(arrivals(-5, -5, -5))?.waitMs).toBe(0)
})
