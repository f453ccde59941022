import { satangFromBaht } from '#lib/money'
import type { MessageKey } from '../intl/messages'

/** Key: the kind, or the part of it before the slot, as in `limit-` and the id of a row. */
const names: Readonly<Record<string, MessageKey>> = {
  bet: 'wallet.requests.kind.bet',
  cashback: 'wallet.requests.kind.cashback',
  code: 'wallet.requests.kind.code',
  deposit: 'wallet.requests.kind.deposit',
  'deposit-cancel': 'wallet.requests.kind.depositcancel',
  'deposit-sent': 'wallet.requests.kind.depositsent',
  inviteclaim: 'wallet.requests.kind.inviteclaim',
  limit: 'wallet.requests.kind.limit',
  limitconfirm: 'wallet.requests.kind.limitconfirm',
  loginlink: 'wallet.requests.kind.loginlink',
  promotion: 'wallet.requests.kind.promotion',
  promotioncancel: 'wallet.requests.kind.promotioncancel',
  spin: 'wallet.requests.kind.spin',
  withdraw: 'wallet.requests.kind.withdraw',
}

/** Name of a payment request outside its own page. */
export function paymentName(kind: string): MessageKey {
  return names[kind] ?? names[kind.replace(/-.*/, '')] ?? 'wallet.requests.title'
}

/** @returns the amount in satang; null for a request without an amount */
export function paymentAmount({ amount, stake }: Record<string, unknown>) {
  const baht = amount ?? stake
  return typeof baht === 'number' ? satangFromBaht(baht) : null
}
