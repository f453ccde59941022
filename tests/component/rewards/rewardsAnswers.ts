/** The provider’s answers for the tests of rewards, as they are sent. */

const zero = { '24h': 0, '7d': 0, '30d': 0 }

export const protectionOnWire = {
  limits: [],
  used: { deposit: zero, loss: zero },
  depositLeft: null,
  block: null,
  everyMin: null,
  sinceLogin: { at: null, staked: 0, won: 0 },
}

export const blockedOnWire = {
  ...protectionOnWire,
  block: { kind: 'exclude', startAt: '2026-01-01T00:00:00Z', endAt: '2099-01-01T00:00:00Z' },
}

export const promotionOnWire = {
  PromotionID: 'p1',
  PromotionName: 'Ten percent',
  PromotionDetail: 'Ten percent more on every deposit.',
  PromotionImage: null,
  PromotionType: 'deposit',
  PromotionStatus: 'on',
  bonusMode: 'percent',
  bonusPercent: 10,
  bonusFixed: 0,
  bonusMax: 200,
  minDeposit: 100,
  turnoverX: 3,
  turnoverBase: 'deposit+bonus',
  maxWithdraw: 5000,
  expireDays: 7,
  perUser: 0,
  perDay: 1,
  quota: 0,
  used: 0,
  startAt: null,
  endAt: null,
  audience: 'all',
  sort: 2,
  version: 1,
}

export const newcomersOnWire = {
  ...promotionOnWire,
  PromotionID: 'p2',
  PromotionName: 'Newcomers',
  PromotionType: 'newmember',
  audience: 'new',
  sort: 1,
}

export const receivedOnWire = {
  receivedId: 'r1',
  PromotionID: 'p1',
  PromotionName: 'Ten percent',
  version: 1,
  depositId: null,
  deposit: 0,
  bonus: 0,
  turnoverRequired: 0,
  turnoverDone: 0,
  maxWithdraw: 5000,
  forfeited: 0,
  status: 'received',
  receivedAt: '2026-11-21T05:00:00Z',
  activatedAt: null,
  expiresAt: '2026-11-22T05:00:00Z',
  closedAt: null,
  reason: null,
}

export const activeOnWire = {
  receivedId: 'r2',
  PromotionID: 'p3',
  PromotionName: 'In use now',
  bonus: 250,
  turnoverRequired: 3000,
  turnoverDone: 990,
  maxWithdraw: 0,
  receivedAt: '2026-11-20T05:00:00Z',
  expiresAt: '2099-11-24T07:00:00Z',
}

export const availableOnWire = {
  active: null,
  waiting: null,
  promotions: [promotionOnWire],
  unavailable: [{ PromotionID: 'p2', why: 'newmember' }],
}

export const cashbackSettingOnWire = {
  enabled: true,
  percent: 5,
  period: 'daily',
  cutoff: '00:00',
  minLoss: 100,
  maxAmount: 1000,
  turnoverX: 1,
  claimDays: 3,
}

export const cashbackOnWire = {
  cashbackId: 'c1',
  periodStart: '2026-11-19T17:00:00Z',
  periodEnd: '2026-11-20T17:00:00Z',
  staked: 1500,
  won: 630,
  loss: 870,
  percent: 5,
  amount: 43.5,
  status: 'claimable',
  claimUntil: '2026-11-23T17:00:00Z',
  claimedAt: null,
}

export const runningOnWire = {
  ...cashbackOnWire,
  cashbackId: 'c2',
  staked: 450.5,
  won: 250.5,
  periodStart: '2026-11-20T17:00:00Z',
  periodEnd: '2026-11-21T17:00:00Z',
  loss: 200,
  amount: 10,
  status: 'open',
  claimUntil: null,
}

export const segmentsOnWire = [
  {
    segmentId: 'a',
    label: '10 baht',
    prizeType: 'credit',
    amount: 10,
    weight: 75,
    color: '#1e3a8a',
  },
  { segmentId: 'b', label: 'Nothing', prizeType: 'none', weight: 24, color: null },
  { segmentId: 'c', label: '5 points', prizeType: 'point', points: 5, weight: 1, color: null },
]

export const wheelOnWire = {
  version: 1,
  enabled: true,
  pointPerSpin: 10,
  spinPerDay: 3,
  resetAt: '00:00',
  budgetGone: false,
  segments: segmentsOnWire,
}

export const inviteSettingOnWire = {
  enabled: true,
  levels: [{ level: 1, percent: 5 }],
  base: 'deposit',
  qualifyDeposit: 100,
  minClaim: 100,
  attributionDays: 90,
}

export const inviteSummaryOnWire = {
  inviterID: 'u1',
  inviteLink: 'https://elsewhere.example/register?ref=u1',
  friendTotal: 2,
  friendActive: 1,
  todayCommission: 5,
  totalCommission: 250,
  availableCommission: 150,
  byLevel: [{ level: 1, percent: 5, friends: 2, commission: 250 }],
  friends: [
    {
      maskedUsername: '08******78',
      joinedAt: '2026-11-01T05:00:00Z',
      depositCount: 3,
      commission: 250,
    },
  ],
}
