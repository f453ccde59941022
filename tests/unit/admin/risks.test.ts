import { describe, expect, test } from 'vitest'
import type { RiskSetting } from '#contract/admin/setting'
import { satang } from '#lib/money'
import { flagsOf, type RiskFacts } from '#mocks/admin/money/risks'

const on = { on: true }
const setting: RiskSetting = {
  otpRoles: [],
  approveUpTo: satang(2_000_000),
  adjustUpTo: satang(100_000),
  firstWithdrawal: on,
  bankChanged: { on: true, hours: 72 },
  sharedAccount: on,
  sharedDevice: on,
  littlePlayed: { on: true, percent: 50 },
  friendsPromotion: { on: true, friends: 3 },
  manyWithdrawals: { on: true, count: 3 },
  unusualAmount: { on: true, times: 5 },
  protected: on,
}

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour)).toISOString()
const earlier = (amount: number, createdAt = at(-48)) => ({ amount: satang(amount), createdAt })

/** Player without any sign of risk. */
const calm: RiskFacts = {
  withdrawal: { amount: satang(50_000), createdAt: at(10) },
  player: { book_name: 'Somchai', book_number: '1234567890' },
  earlier: [earlier(50_000)],
  sharing: [],
  sameDevice: [],
  deposited: 100_000,
  played: 90_000,
  friends: 0,
  isProtected: false,
}

const flags = (facts: Partial<RiskFacts>) => flagsOf({ ...calm, ...facts }, setting)

describe('the risk badges', () => {
  test('a withdrawal like the ones before has no risk badge', () => {
    expect(flags({})).toEqual([])
  })

  test.each<[string, Partial<RiskFacts>, object]>([
    ['the first', { earlier: [] }, { rule: 'firstWithdrawal', values: {} }],
    [
      'a new account',
      { player: { ...calm.player, bankChangedAt: at(0) } },
      { rule: 'bankChanged', values: { count: 10, limit: 72 } },
    ],
    [
      'a shared account',
      { sharing: ['0811111111'] },
      { rule: 'sharedAccount', values: { count: 1, other: '0811111111' } },
    ],
    [
      'a shared device',
      { sameDevice: ['0811111111', '0822222222'] },
      { rule: 'sharedDevice', values: { count: 2, other: '0811111111' } },
    ],
    [
      'money paid in and out',
      { played: 49_999 },
      { rule: 'littlePlayed', values: { percent: 49, limit: 50 } },
    ],
    ['friends', { friends: 3 }, { rule: 'friendsPromotion', values: { count: 3 } }],
    [
      'the third of a day',
      { earlier: [earlier(50_000), earlier(50_000, at(1)), earlier(50_000, at(2))] },
      { rule: 'manyWithdrawals', values: { count: 3, usual: 2 } },
    ],
    [
      'an unusual amount',
      { withdrawal: { amount: satang(250_000), createdAt: at(10) } },
      { rule: 'unusualAmount', values: { times: 5, usual: 500 } },
    ],
    ['a limit in force', { isProtected: true }, { rule: 'protected', values: {} }],
  ])('a risk badge reports %s with its figures', (_, facts, flag) => {
    expect(flags(facts)).toEqual([flag])
  })

  test('no risk badge is shown if its rule is off, or just outside its limits', () => {
    expect(
      flagsOf({ ...calm, earlier: [] }, { ...setting, firstWithdrawal: { on: false } }),
    ).toEqual([])
    expect(flags({ player: { ...calm.player, bankChangedAt: at(-62) } })).toEqual([])
    expect(flags({ played: 50_000 })).toEqual([])
    expect(flags({ friends: 2 })).toEqual([])
    const almost = { amount: satang(249_999), createdAt: at(10) }
    expect(flags({ withdrawal: almost })).toEqual([])
  })
})
