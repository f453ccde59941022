import { satangFromBaht } from '#lib/money'
import type { MessageKey } from '../intl/messages'

/** By the kind, or by what stands before the slot: `limit-` and the id of a row. */
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

/** The name of a payment request wherever its own page is not open. */
export function paymentName(kind: string): MessageKey {
  return names[kind] ?? names[kind.replace(/-.*/, '')] ?? 'wallet.orders.title'
}

/** In satang; null for a request without an amount. */
export function paymentAmount({ amount, stake }: Record<string, unknown>) {
  const baht = amount ?? stake
  return typeof baht === 'number' ? satangFromBaht(baht) : null
}
