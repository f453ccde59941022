/** The provider’s answers to the calls of our extension, for component tests. */

export function cashbackOnWire(cashbackId: string, amount: number, status: string) {
  return {
    cashbackId,
    periodStart: '2026-11-19T17:00:00Z',
    periodEnd: '2026-11-20T17:00:00Z',
    staked: 1500,
    won: 500,
    loss: 1000,
    percent: 5,
    amount,
    status,
    claimUntil: '2026-11-27T17:00:00Z',
    claimedAt: null,
  }
}

export const walletOnWire = {
  credit: 1250.75,
  own: 1250.75,
  bonus: 0,
  onHold: 0,
  available: 1250.75,
  locked: 0,
  turnoverLeft: 0,
  withdrawnToday: 0,
  withdrawCountToday: 0,
  withdrawLeftToday: 50_000,
  openWithdrawId: null,
  openDepositId: null,
  bankHoldUntil: null,
  depositTotal: 500,
  withdrawTotal: 200,
}

/** A promotion in use, and other locks on the credit, as the wallet reports them. */
export const walletPromotionOnWire = {
  receivedId: 'r2',
  PromotionID: 'p3',
  PromotionName: 'In use now',
  bonus: 250,
  keepsIfCancelled: 700,
  takenIfCancelled: 300,
  maxWithdraw: 3000,
  keepsAtCompletion: 3500,
  turnoverRequired: 3000,
  turnoverDone: 990,
  expiresAt: '2099-11-24T07:00:00Z',
}

export const promotionLockOnWire = {
  source: 'promotion',
  refId: 'r2',
  name: 'In use now',
  amount: 250,
  pot: 300,
  required: 3000,
  done: 990,
  left: 2010,
}

export const codeLockOnWire = {
  source: 'code',
  refId: 'c1',
  name: 'G1FT0001',
  amount: 50,
  pot: 60,
  required: 100,
  done: 25,
  left: 75,
}

const nothingUsed = { '24h': 0, '7d': 0, '30d': 0 }

export function limitOnWire(limitId: string, amount: number, changed: object = {}) {
  return {
    limitId,
    kind: 'deposit',
    window: '24h',
    amount,
    minutes: null,
    status: 'active',
    createdAt: '2026-11-01T05:00:00Z',
    ...changed,
  }
}

export function protectionOnWire(changed: object = {}) {
  return {
    limits: [limitOnWire('l1', 1000)],
    used: { deposit: { '24h': 250, '7d': 250, '30d': 900 }, loss: nothingUsed },
    depositLeft: 750,
    block: null,
    everyMin: null,
    sinceLogin: { at: '2026-11-21T06:00:00Z', staked: 300, won: 120 },
    ...changed,
  }
}
