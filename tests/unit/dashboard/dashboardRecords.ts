import type { DepositRecord, WithdrawRecord } from '#contract/wallet/wallet'
import { satangFromBaht } from '#lib/money'

/** Makes a deposit of 100 baht credited in full, with changes. */
export function deposit(change: Partial<DepositRecord> & { at?: string } = {}): DepositRecord {
  const { at = '2026-11-20T05:00:00Z', ...rest } = change
  return {
    depositId: `d-${at}`,
    amount: satangFromBaht(100),
    creditedAmount: satangFromBaht(100),
    channel: 'bank',
    bank_name: 'กสิกรไทย',
    PromotionID: null,
    status: 'confirmed',
    reason: null,
    createdAt: Date.parse(at),
    decidedAt: null,
    steps: [],
    ...rest,
  }
}

/** Makes a paid withdrawal of 50 baht, with changes. */
export function withdraw(change: Partial<WithdrawRecord> & { at?: string } = {}): WithdrawRecord {
  const { at = '2026-11-20T06:00:00Z', ...rest } = change
  return {
    withdrawId: `w-${at}`,
    amount: satangFromBaht(50),
    fee: satangFromBaht(0),
    bank_name: 'กสิกรไทย',
    book_number: '1234567890',
    book_name: 'สมชาย ใจดี',
    status: 'paid',
    bankRef: null,
    reason: null,
    createdAt: Date.parse(at),
    paidAt: null,
    steps: [],
    ...rest,
  }
}
