import { describe, expect, it, vi } from 'vitest'
import {
  isBlocking,
  type ProtectionAction,
  parseActions,
  protectedBy,
} from '#api/protection/limits'
import {
  type BlockPeriod,
  blockEnd,
  excludePeriods,
  type Limit,
  limitWindows,
  type Protection,
  timeoutPeriods,
} from '#contract/protection/limits'
import { isIncrease, parseMinutes, waitState } from '#features/account/limits/limitChange'
import { satang } from '#lib/money'
import { makeRequestId } from '#lib/requestId'
import * as fc from '../../properties'

const now = Date.parse('2026-11-21T07:00:00Z')
const hour = 3_600_000

const limit = (changed: Partial<Limit> = {}): Limit => ({
  limitId: 'l1',
  kind: 'deposit',
  window: '24h',
  amount: satang(100_000),
  minutes: null,
  status: 'active',
  effectiveAt: null,
  lapsesAt: null,
  createdAt: now,
  ...changed,
})

const none = { '24h': satang(0), '7d': satang(0), '30d': satang(0) }

const protection = (changed: Partial<Protection> = {}): Protection => ({
  limits: [limit()],
  used: { deposit: { ...none, '24h': satang(25_000) }, loss: none },
  depositLeft: satang(75_000),
  block: null,
  everyMin: null,
  sinceLogin: { at: now, staked: satang(0), won: satang(0) },
  ...changed,
})

const ids = () => ({ userId: 'u1', requestId: makeRequestId() })

const limitAction = (amount: number, window: Limit['window'] = '24h'): ProtectionAction => ({
  kind: 'limit',
  order: { ...ids(), kind: 'deposit', window, amount: amount / 100, minutes: null },
  madeAt: now,
})

const blockAction = (period: BlockPeriod): ProtectionAction => ({
  kind: 'exclude',
  order: { ...ids(), period, reason: null },
  madeAt: now,
})

/** @returns the lowest limit in force for a window; Infinity without one */
const effective = ({ limits }: Protection, window: Limit['window']) =>
  Math.min(
    ...limits
      .filter((one) => one.status === 'active' && one.window === window && one.kind === 'deposit')
      .map(({ amount }) => amount ?? Infinity),
  )

describe('protection that waits to be sent', () => {
  it('lowers a limit on this device at once, and the remaining deposit', () => {
    const here = protectedBy(protection(), [limitAction(30_000)])
    expect(effective(here, '24h')).toBe(30_000)
    expect(here.depositLeft).toBe(5_000)
  })

  it('never leaves less than zero', () => {
    expect(protectedBy(protection(), [limitAction(10_000)]).depositLeft).toBe(0)
  })

  it('only ever tightens the limits', () => {
    const amounts = fc.integer({ min: 0, max: 10_000_000 })
    const windows = fc.constantFrom(...limitWindows)
    fc.assert(
      fc.property(fc.array(fc.tuple(amounts, windows), { maxLength: 8 }), (wanted) => {
        const before = protection()
        const actions = wanted.map(([amount, window]) => limitAction(amount, window))
        const after = protectedBy(before, actions)
        for (const window of limitWindows) {
          const asked = wanted.filter((one) => one[1] === window).map(([amount]) => amount)
          expect(effective(after, window)).toBe(Math.min(effective(before, window), ...asked))
        }
      }),
    )
  })

  it('never shortens a block', () => {
    const periods = fc.constantFrom(...timeoutPeriods, ...excludePeriods)
    fc.assert(
      fc.property(fc.array(periods, { minLength: 1, maxLength: 6 }), (wanted) => {
        const { block } = protectedBy(protection(), wanted.map(blockAction))
        const ends = wanted.map((period) => blockEnd(period, now) ?? Infinity)
        expect(block?.endAt ?? Infinity).toBe(Math.max(...ends))
      }),
    )
  })

  it('keeps a longer block of the provider', () => {
    const block = { kind: 'exclude', startAt: now, endAt: null } as const
    expect(protectedBy(protection({ block }), [blockAction('24h')]).block).toBe(block)
  })

  it('is read again after a restart, without damaged entries', () => {
    const action = limitAction(30_000)
    const told = vi.spyOn(console, 'error').mockReturnValue()
    const never = { ...action, madeAt: 1e300 }
    expect(parseActions([action, { kind: 'limit' }, never, 7])).toEqual([action])
    expect(told).toHaveBeenCalledTimes(3)
    for (const damaged of [undefined, null, '', {}, 7]) expect(parseActions(damaged)).toBeNull()
  })
})

describe('a block', () => {
  it.each([
    ['24h', '2026-11-22T07:00:00.000Z'],
    ['72h', '2026-11-24T07:00:00.000Z'],
    ['7d', '2026-11-28T07:00:00.000Z'],
    ['30d', '2026-12-21T07:00:00.000Z'],
    ['6m', '2027-05-21T07:00:00.000Z'],
    ['1y', '2027-11-21T07:00:00.000Z'],
    ['5y', '2031-11-21T07:00:00.000Z'],
  ] as const)('a block of %s ends at %s', (period, end) => {
    expect(new Date(blockEnd(period, now) ?? 0).toISOString()).toBe(end)
  })

  it.each([
    ['on the 1st of March at 2 in the night', '6m', '2026-02-28T19:00Z', '2026-08-31T19:00Z'],
    ['on the 1st of October at 3 in the night', '6m', '2026-09-30T20:00Z', '2027-03-31T20:00Z'],
    ['on the 31st of August', '6m', '2026-08-31T05:00Z', '2027-02-28T05:00Z'],
    ['on the 31st of March', '6m', '2026-03-31T05:00Z', '2026-09-30T05:00Z'],
    ['on the 29th of February', '1y', '2028-02-29T05:00Z', '2029-02-28T05:00Z'],
  ] as const)('a block that begins %s ends by the calendar of Bangkok', (_, period, start, end) => {
    expect(blockEnd(period, Date.parse(start))).toBe(Date.parse(end))
  })

  it('applies until its end, or permanently, and at once on a slow clock', () => {
    const block = { kind: 'timeout', startAt: now, endAt: now + hour } as const
    const moments = [now - 1, now, now + hour - 1, now + hour]
    expect(moments.map((at) => isBlocking(block, at))).toEqual([true, true, true, false])
    expect(isBlocking({ ...block, endAt: null }, now + 1e12)).toBe(true)
    expect(isBlocking(null, now)).toBe(false)
  })
})

describe('a change of a limit', () => {
  it.each([
    [null, 100, false],
    [limit(), 99_999, false],
    [limit(), 100_000, false],
    [limit(), 100_001, true],
    [limit(), null, true],
  ])('a change of %j to %j is an increase: %j', (current, next, increase) => {
    expect(isIncrease(current, next)).toBe(increase)
  })

  it('waits, can then be confirmed, and lapses', () => {
    const waiting = limit({ status: 'waiting', effectiveAt: now, lapsesAt: now + hour })
    const moments = [now - 1, now, now + hour - 1, now + hour]
    const states = ['waiting', 'ready', 'ready', 'lapsed']
    expect(moments.map((at) => waitState(waiting, at))).toEqual(states)
  })
})

describe('the typed minutes', () => {
  it.each([
    ['60', 60],
    [' ๖๐ ', 60],
    ['1440', 1440],
    ['1441', null],
    ['0', null],
    ['-5', null],
    ['1.5', null],
    ['', null],
    ['1e3', null],
  ])('the text “%s” is read as %j minutes', (text, minutes) => {
    expect(parseMinutes(text)).toBe(minutes)
  })
})
