/** The provider’s data in the tests of the wallet. */

export function depositOnWire(depositId: string, amount: number, status: string, at: string) {
  return {
    depositId,
    amount,
    creditedAmount: status === 'confirmed' ? amount : 0,
    channel: 'qr',
    bank_name: 'กสิกรไทย',
    status,
    createdAt: at,
  }
}

export function withdrawOnWire(withdrawId: string, amount: number, status: string, at: string) {
  return {
    withdrawId,
    amount,
    fee: 0,
    bank_name: 'กสิกรไทย',
    book_number: '1234567890',
    book_name: 'สมชาย ใจดี',
    status,
    createdAt: at,
  }
}

/** A deposit with all fields that its page shows. */
export function wholeDepositOnWire(status = 'pending') {
  return {
    ...depositOnWire('D1', 500.37, status, '2026-11-21T06:55:00Z'),
    baseAmount: 500,
    transferBankID: 'T1',
    book_number: '9876543210',
    book_name: 'Arcade Co',
    promptPayId: '0899999999',
    expiresAt: '2026-11-21T07:10:00Z',
  }
}

export const walletOnWire = {
  credit: 1250.75,
  own: 1000,
  bonus: 250.75,
  onHold: 100,
  available: 1000,
  locked: 250.75,
  turnoverLeft: 2010,
  withdrawnToday: 0,
  withdrawCountToday: 0,
  withdrawLeftToday: 50000,
  depositTotal: 5000,
  withdrawTotal: 2000.5,
}

export const transferBankOnWire = {
  transferBankID: 'T1',
  bank_name: 'กสิกรไทย',
  bank_code: 'KBANK',
  book_number: '9876543210',
  book_name: 'Arcade Co',
  promptPayId: '0899999999',
  minDeposit: 100,
  maxDeposit: 200000,
  openFrom: '00:00',
  openTo: '23:59',
  status: 'on',
  sort: 1,
}

export const promotionOnWire = {
  PromotionID: 'p1',
  PromotionName: 'Welcome 50%',
  PromotionDetail: '',
  PromotionType: 'deposit',
  PromotionStatus: 'on',
  bonusMode: 'percent',
  bonusPercent: 50,
  bonusFixed: 0,
  bonusMax: 500,
  minDeposit: 300,
  turnoverX: 5,
  turnoverBase: 'deposit+bonus',
  maxWithdraw: 2000,
  expireDays: 7,
  perUser: 1,
  perDay: 1,
  quota: 0,
  used: 0,
  audience: 'all',
  sort: 1,
  version: 1,
}

export const withdrawSettingOnWire = {
  minWithdraw: 100,
  maxWithdraw: 20000,
  maxPerDay: 50000,
  maxCountPerDay: 5,
  openFrom: '00:00',
  openTo: '23:59',
  fee: 0,
  requireTurnover: true,
  secondApproveOver: 10000,
  holdAfterBankChangeHours: 24,
}

export const walletAnswers: Record<string, unknown> = {
  '/userbalance/wallet/u1': { data: walletOnWire },
  '/userbalance/balance/u1': { data: walletOnWire.credit },
  '/a7c41f/banklist': {
    data: [
      transferBankOnWire,
      { ...transferBankOnWire, transferBankID: 'T2', promptPayId: null, status: 'off', sort: 0 },
    ],
  },
  '/usersystem/getavailablepromotion/u1': { active: null, promotions: [promotionOnWire] },
  '/setting/withdraw': { data: [withdrawSettingOnWire] },
  '/userbalance/history/u1': {
    data: [
      depositOnWire('d1', 500, 'confirmed', '2026-11-20T05:00:00Z'),
      depositOnWire('d2', 300, 'pending', '2026-11-21T05:00:00Z'),
    ],
  },
  '/userbalance/withdrawhistory/u1': {
    data: [withdrawOnWire('w1', 200, 'paid', '2026-11-19T05:00:00Z')],
  },
  '/userbalance/transaction/deposit/D1': { data: wholeDepositOnWire() },
  '/userbalance/deposit': { data: wholeDepositOnWire() },
  '/userbalance/withdraw': {
    data: withdrawOnWire('W1', 500, 'requested', '2026-11-21T07:00:00Z'),
  },
}
