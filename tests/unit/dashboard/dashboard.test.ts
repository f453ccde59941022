// needs a window

import { describe, expect, it, vi } from 'vitest'
import { bothLoads, loadState } from '#api/cache/loadState'
import { shownBanners } from '#api/session/shownBanners'
import { depositStatuses, withdrawStatuses } from '#contract/wallet/wallet'
import { onHold } from '#features/dashboard/balance/BalanceCard'
import { dailyTotals } from '#features/dashboard/flow/dailyTotals'
import { rangeOf } from '#features/dashboard/flow/ranges'
import { satang, satangFromBaht } from '#lib/money'
import * as fc from '../../properties'
import { deposit, withdraw } from './dashboardRecords'

const now = Date.parse('2026-11-21T07:00:00Z')

describe('dailyTotals', () => {
  it('has every Bangkok day up to the day of the answer, oldest first', () => {
    const days = dailyTotals([], [], 7, now).map(({ day }) => day)
    expect(days).toEqual([
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
    ])
  })

  it.each([
    ['2026-11-20T16:59:59.999Z', '2026-11-20'],
    ['2026-11-20T17:00:00.000Z', '2026-11-21'],
  ])('assigns %s to %s', (at, day) => {
    const row = dailyTotals([deposit({ at })], [withdraw({ at })], 7, now).find(
      (each) => each.day === day,
    )
    expect(row).toEqual({
      day,
      deposited: satangFromBaht(100),
      withdrawn: satangFromBaht(50),
    })
  })

  it.each([
    ['2026-11-21T16:59:59.999Z', '2026-11-21'],
    ['2026-11-21T17:00:00.000Z', '2026-11-22'],
  ])('ends, for an answer from %s, with %s', (updatedAt, day) => {
    expect(dailyTotals([], [], 7, Date.parse(updatedAt)).at(-1)?.day).toBe(day)
  })

  it('leaves out rows before the first day', () => {
    const before = deposit({ at: '2026-11-14T16:59:59Z' })
    const first = deposit({ at: '2026-11-14T17:00:00Z' })
    const rows = dailyTotals([before, first], [], 7, now)
    expect(rows[0]).toEqual({ day: '2026-11-15', deposited: 10000, withdrawn: 0 })
    expect(rows.reduce((sum, { deposited }) => sum + deposited, 0)).toBe(10000)
  })

  it('counts a deposit with its credited amount, on the day of the decision', () => {
    const late = deposit({
      at: '2026-11-19T16:00:00Z',
      decidedAt: Date.parse('2026-11-19T18:00:00Z'),
      amount: satangFromBaht(100.37),
      creditedAmount: satangFromBaht(90),
    })
    const rows = dailyTotals([late], [], 7, now)
    expect(rows.find(({ day }) => day === '2026-11-19')?.deposited).toBe(0)
    expect(rows.find(({ day }) => day === '2026-11-20')?.deposited).toBe(9000)
  })

  it.each(depositStatuses)('counts a deposit that is %s only if it is confirmed', (status) => {
    const rows = dailyTotals([deposit({ status })], [], 7, now)
    expect(rows.some(({ deposited }) => deposited > 0)).toBe(status === 'confirmed')
  })

  it.each(withdrawStatuses)('counts a withdrawal that is %s unless it failed', (status) => {
    const rows = dailyTotals([], [withdraw({ status })], 7, now)
    const counts = ['requested', 'approved', 'paid'].includes(status)
    expect(rows.some(({ withdrawn }) => withdrawn > 0)).toBe(counts)
  })

  it('adds up to exactly the rows within its days', () => {
    const moment = fc.integer({ min: now - 40 * 86_400_000, max: now })
    const amount = fc.integer({ min: 0, max: 99_999_999 })
    fc.assert(
      fc.property(fc.array(fc.tuple(moment, amount)), fc.constantFrom(7, 30, 90), (rows, days) => {
        const deposits = rows.map(([createdAt, credited], index) =>
          deposit({ depositId: `${index}`, createdAt, creditedAmount: satang(credited) }),
        )
        const totals = dailyTotals(deposits, [], days, now)
        const first = Date.parse(`${totals[0]?.day}T00:00:00+07:00`)
        const inside = rows.filter(([createdAt]) => createdAt >= first)
        expect(totals).toHaveLength(days)
        expect(totals.reduce((sum, { deposited }) => sum + deposited, 0)).toBe(
          inside.reduce((sum, [, credited]) => sum + credited, 0),
        )
      }),
    )
  })
})

describe('rangeOf', () => {
  it.each([
    ['7', 7],
    ['90', 90],
    [null, 30],
    ['', 30],
    ['31', 30],
    ['1e9', 30],
    ['7.0', 30],
    ['<script>', 30],
  ])('reads %j as %i days', (days, range) => {
    expect(rangeOf(days)).toBe(range)
  })
})

describe('onHold', () => {
  it('is the sum of requested withdrawals that are neither paid nor returned', () => {
    expect(onHold(withdrawStatuses.map((status) => withdraw({ status })))).toBe(15000)
    expect(onHold([])).toBe(0)
  })
})

describe('shownBanners', () => {
  const banner = {
    bannerID: 'b1',
    imageUrl: '/b1.svg',
    alt: 'Deposit bonus',
    linkTo: null,
    position: 'home',
    sort: 1,
    startAt: null,
    endAt: null,
    status: 'on',
  } as const

  it.each([
    ['without dates', {}, true],
    ['switched off', { status: 'off' as const }, false],
    ['of another place', { position: 'popup' as const }, false],
    ['without a picture that may be shown', { imageUrl: null }, false],
    ['that begins now', { startAt: now }, true],
    ['that begins later', { startAt: now + 1 }, false],
    ['that ends now', { endAt: now }, false],
    ['that ends later', { endAt: now + 1 }, true],
  ])('decides whether to show a banner %s', (_, change, shown) => {
    expect(shownBanners([{ ...banner, ...change }], now)).toHaveLength(shown ? 1 : 0)
  })

  it("follows the operator's order", () => {
    const banners = [3, 1, 2].map((sort) => ({ ...banner, sort }))
    expect(shownBanners(banners, now).map(({ sort }) => sort)).toEqual([1, 2, 3])
  })
})

describe('loadState', () => {
  const refetch = vi.fn<() => unknown>()
  const failure = { kind: 'timeout' as const, status: null, message: 'Wrong Services' }
  const fresh = { value: 5, updatedAt: now, isStale: false, failure: null }
  const kept = { value: 5, updatedAt: now - 1, isStale: true, failure }

  it('has no value until one arrives, whatever the failure', () => {
    expect(loadState({ error: failure, isFetching: false, refetch }).answer).toBeUndefined()
    expect(loadState({ error: new Error('bug'), isFetching: false, refetch })).toMatchObject({
      answer: undefined,
      failure: { kind: 'badAnswer' },
    })
  })

  it('keeps the value from before a failure, and says why it is old', () => {
    const failed = loadState({ currentData: fresh, error: failure, isFetching: false, refetch })
    expect(failed).toMatchObject({ answer: { value: 5 }, failure })
    expect(loadState({ currentData: kept, isFetching: false, refetch })).toMatchObject({
      answer: { value: 5 },
      failure,
    })
  })

  it('combines two loads: it has the older time, and fails as soon as one of them does', () => {
    const one = loadState({ currentData: fresh, isFetching: false, refetch })
    const other = loadState({ currentData: kept, isFetching: true, refetch })
    expect(bothLoads(one, other)).toMatchObject({
      answer: { value: [5, 5], updatedAt: now - 1 },
      failure,
      busy: true,
    })
    const missing = loadState<number>({ isFetching: true, refetch })
    expect(bothLoads(one, missing).answer).toBeUndefined()
  })
})
