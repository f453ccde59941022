import { satangFromBaht } from '#lib/money'
import type { MessageKey } from '../intl/messages'

/** Key: the kind, or the part of it before the slot, as in `limit-` and the id of a row. */
const names: Readonly<Record<string, MessageKey>> = {
  bet: 'wallet.orders.kind.bet',
  cashback: 'wallet.orders.kind.cashback',
  code: 'wallet.orders.kind.code',
  deposit: 'wallet.orders.kind.deposit',
  'deposit-cancel': 'wallet.orders.kind.depositcancel',
  'deposit-sent': 'wallet.orders.kind.depositsent',
  inviteclaim: 'wallet.orders.kind.inviteclaim',
  limit: 'wallet.orders.kind.limit',
  limitconfirm: 'wallet.orders.kind.limitconfirm',
  loginlink: 'wallet.orders.kind.loginlink',
  promotion: 'wallet.orders.kind.promotion',
  promotioncancel: 'wallet.orders.kind.promotioncancel',
  spin: 'wallet.orders.kind.spin',
  withdraw: 'wallet.orders.kind.withdraw',
}

/** Name of a payment request outside its own page. */
export function paymentName(kind: string): MessageKey {
  return names[kind] ?? names[kind.replace(/-.*/, '')] ?? 'wallet.orders.title'
}

/** @returns the amount in satang; null for a request without an amount */
export function paymentAmount({ amount, stake }: Record<string, unknown>) {
  const baht = amount ?? stake
  return typeof baht === 'number' ? satangFromBaht(baht) : null
}
