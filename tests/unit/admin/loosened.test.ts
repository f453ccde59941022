import { expect, test } from 'vitest'
import {
  codesCost,
  isAboveLimit,
  isMoreGenerous,
  loosenedAccess,
  promotionCost,
} from '#contract/admin/guarded'
import { loosened } from '#contract/admin/loosened'
import type { SettingDrafts } from '#contract/admin/site'
import { promotion } from './guardedCases'

const withdraw: SettingDrafts['withdraw'] = {
  minWithdraw: 100,
  maxWithdraw: 50_000,
  maxPerDay: 100_000,
  maxCountPerDay: 5,
  closed: false,
  openFrom: '00:30',
  openTo: '23:30',
  fee: 0,
  requireTurnover: true,
  secondApproveOver: 20_000,
  holdAfterBankChangeHours: 24,
}

const risk: SettingDrafts['risk'] = {
  otpRoles: ['owner'],
  approveUpTo: 20_000,
  adjustUpTo: 1_000,
  firstWithdrawal: { on: true },
  bankChanged: { on: true, hours: 72 },
  sharedAccount: { on: true },
  sharedDevice: { on: false },
  littlePlayed: { on: true, percent: 50 },
  friendsPromotion: { on: true, friends: 3 },
  manyWithdrawals: { on: true, count: 3 },
  unusualAmount: { on: true, times: 5 },
  protected: { on: true },
}

const segment = (segmentId: string, amount: number, weight: number) => ({
  segmentId,
  label: segmentId,
  prizeType: amount > 0 ? ('credit' as const) : ('none' as const),
  amount,
  points: 0,
  weight,
  color: '#ffffff',
})

const wheel: SettingDrafts['wheel'] = {
  enabled: true,
  pointPerSpin: 1,
  spinPerDay: 5,
  resetAt: '00:00',
  dailyBudget: 5_000,
  segments: [segment('a', 100, 10), segment('b', 0, 90)],
}

const cashback: SettingDrafts['cashback'] = {
  enabled: true,
  percent: 5,
  period: 'weekly',
  cutoff: '00:00',
  minLoss: 100,
  maxAmount: 1_000,
  turnoverX: 1,
  claimDays: 3,
}

const invite: SettingDrafts['invite'] = {
  enabled: true,
  levels: [{ level: 1, percent: 1 }],
  base: 'deposit',
  qualifyDeposit: 100,
  minClaim: 50,
  attributionDays: 90,
}

const bank: SettingDrafts['transferbank'][number] = {
  transferBankID: 'T1',
  bank_name: 'Bank',
  bank_code: 'KBANK',
  book_number: '1234567890',
  book_name: 'Operator',
  promptPayId: null,
  minDeposit: 50,
  maxDeposit: 50_000,
  openFrom: '00:00',
  openTo: '23:59',
  status: 'on',
  sort: 1,
}

test.each([
  ['maxWithdraw', { maxWithdraw: 60_000 }, { maxWithdraw: 40_000 }],
  ['maxPerDay', { maxPerDay: 200_000 }, { maxPerDay: 90_000 }],
  ['maxCountPerDay', { maxCountPerDay: 6 }, { maxCountPerDay: 4 }],
  ['requireTurnover', { requireTurnover: false }, { closed: true }],
  ['secondApproveOver', { secondApproveOver: 20_000.01 }, { secondApproveOver: 0 }],
  ['holdAfterBankChangeHours', { holdAfterBankChangeHours: 23 }, { fee: 10 }],
])(
  'the withdrawal setting becomes looser with another %s, but not in the other direction',
  (name, up, down) => {
    expect(loosened('withdraw', withdraw, { ...withdraw, ...up })).toEqual([name])
    expect(loosened('withdraw', withdraw, { ...withdraw, ...down })).toEqual([])
  },
)

test.each([
  ['otpRoles', { otpRoles: [] }, { otpRoles: ['owner', 'admin'] }],
  ['approveUpTo', { approveUpTo: 20_001 }, { approveUpTo: 1 }],
  ['adjustUpTo', { adjustUpTo: 1_001 }, { adjustUpTo: 0 }],
  ['firstWithdrawal', { firstWithdrawal: { on: false } }, { sharedDevice: { on: true } }],
  [
    'bankChanged',
    { bankChanged: { on: true, hours: 1 } },
    { bankChanged: { on: true, hours: 90 } },
  ],
  [
    'littlePlayed',
    { littlePlayed: { on: true, percent: 9 } },
    { littlePlayed: { on: true, percent: 90 } },
  ],
  [
    'friendsPromotion',
    { friendsPromotion: { on: true, friends: 9 } },
    { friendsPromotion: { on: true, friends: 2 } },
  ],
  [
    'manyWithdrawals',
    { manyWithdrawals: { on: true, count: 9 } },
    { manyWithdrawals: { on: true, count: 2 } },
  ],
  [
    'unusualAmount',
    { unusualAmount: { on: true, times: 9 } },
    { unusualAmount: { on: true, times: 2 } },
  ],
])(
  'the risk setting becomes looser with another %s, but not in the other direction',
  (name, up, down) => {
    expect(loosened('risk', risk, { ...risk, ...up })).toEqual([name])
    expect(loosened('risk', risk, { ...risk, ...down })).toEqual([])
  },
)

test.each([
  ['wheel', wheel, 'dailyBudget', { dailyBudget: 9_000 }, { dailyBudget: 1_000 }],
  ['wheel', wheel, 'pointPerSpin', { pointPerSpin: 0 }, { pointPerSpin: 2 }],
  ['wheel', wheel, 'spinPerDay', { spinPerDay: 0 }, { spinPerDay: 1 }],
  [
    'wheel',
    wheel,
    'segments',
    { segments: [segment('a', 200, 5), segment('b', 0, 95)] },
    { segments: [segment('a', 50, 10), segment('b', 0, 90)] },
  ],
  ['cashback', cashback, 'percent', { percent: 6 }, { percent: 4 }],
  ['cashback', cashback, 'period', { period: 'daily' }, { cutoff: '06:00' }],
  ['cashback', cashback, 'minLoss', { minLoss: 50 }, { minLoss: 200 }],
  ['cashback', cashback, 'maxAmount', { maxAmount: 2_000 }, { maxAmount: 500 }],
  ['cashback', cashback, 'turnoverX', { turnoverX: 0 }, { turnoverX: 2 }],
  [
    'invite',
    invite,
    'levels',
    { levels: [{ level: 1, percent: 2 }] },
    { levels: [{ level: 1, percent: 0 }] },
  ],
  ['invite', invite, 'qualifyDeposit', { qualifyDeposit: 0 }, { qualifyDeposit: 500 }],
] as const)(
  'the setting %s becomes looser where players get more: %#',
  (name, value, field, up, down) => {
    expect(loosened(name, value, { ...value, ...up })).toEqual([field])
    expect(loosened(name, value, { ...value, ...down })).toEqual([])
  },
)

test('a receiving account becomes looser with another number or holder, or when it is new', () => {
  const other = { ...bank, transferBankID: 'T2', book_number: '9990001112' }
  expect(loosened('transferbank', [bank], [bank, other])).toEqual(['T2'])
  const renamed = [{ ...bank, book_name: 'Somebody Else' }]
  expect(loosened('transferbank', [bank], renamed)).toEqual(['T1'])
  expect(loosened('transferbank', [bank], [{ ...bank, promptPayId: '0812345678' }])).toEqual(['T1'])
  expect(loosened('transferbank', [bank], [{ ...bank, maxDeposit: 100 }])).toEqual([])
})

test('the cost of codes is the sum of all of them', () => {
  expect(codesCost({ count: 20, amount: 900, maxRedeem: 5 })).toBe(90_000)
})

test('a promotion costs its highest bonus for all who can claim it, and is unlimited without a quota', () => {
  expect(promotionCost({ ...promotion, quota: 10 })).toBe(5_000)
  const fixed = { ...promotion, bonusMode: 'fixed', bonusFixed: 50, quota: 10 }
  expect(promotionCost(fixed)).toBe(500)
  expect(promotionCost(promotion)).toBeNull()
  expect(promotionCost({ ...promotion, bonusMax: 0, quota: 10 })).toBeNull()
})

test('only terms that give more need a second person', () => {
  const terms = { ...draft, quota: 10, perUser: 2 }
  for (const more of [
    { bonusPercent: 30 },
    { bonusMax: 600 },
    { minDeposit: 50 },
    { turnoverX: 4 },
    { turnoverBase: 'bonus' as const },
    { quota: 0 },
    { perUser: 3 },
    { perDay: 2 },
    { hours: { from: '10:00', to: '12:00' } },
  ]) {
    expect([more, isMoreGenerous(terms, { ...terms, ...more })]).toEqual([more, true])
  }
  for (const less of [
    { PromotionName: 'Other' },
    { bonusPercent: 10 },
    { quota: 5 },
    { sort: 1 },
  ]) {
    expect([less, isMoreGenerous(terms, { ...terms, ...less })]).toEqual([less, false])
  }
})

const draft = {
  ...promotion,
  PromotionType: 'deposit' as const,
  bonusMode: 'percent' as const,
  turnoverBase: 'deposit+bonus' as const,
  audience: 'all' as const,
}

test('fewer rights need a second person only where they remove a right', () => {
  const change = { newPassword: false, resetOtp: false, isSelf: false }
  expect(loosenedAccess({ ...change, from: 'admin', to: 'support' })).toEqual(['role'])
  expect(loosenedAccess({ ...change, from: 'owner', to: 'admin' })).toEqual([])
  expect(loosenedAccess({ ...change, from: null, to: 'support' })).toEqual([])
  const own = { ...change, from: 'admin', to: 'admin', newPassword: true, isSelf: true } as const
  expect(loosenedAccess(own)).toEqual([])
})

test('a cost needs approval only above the limit, including what was granted before', () => {
  expect(isAboveLimit({ cost: 100 }, 1_000, 900)).toBe(false)
  expect(isAboveLimit({ cost: 101 }, 1_000, 900)).toBe(true)
  expect(isAboveLimit({ cost: null }, 1_000, 0)).toBe(true)
  expect(isAboveLimit({ loosens: ['x'] }, 1_000, 0)).toBe(true)
  expect(isAboveLimit({}, 0, 0)).toBe(false)
})
