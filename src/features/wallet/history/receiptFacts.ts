import type { Formats } from '../../../ui/intl/formats'
import type { Text } from '../../../ui/intl/useText'
import { maskedBookNumber } from '../parts/bookNumber'
import { statusLook } from '../parts/statusLook'
import type { Transaction } from './transactions'

/** What a receipt says, in the order of its lines. The account stays masked: receipts are shown around. */
export function receiptFacts(
  transaction: Transaction,
  text: Text,
  format: Formats,
): { label: string; value: string }[] {
  const { kind, id, amount, status, at, endedAt, bank, bookNumber, reason, bankRef } = transaction
  const kindName = kind === 'deposit' ? 'wallet.deposit.title' : 'wallet.withdraw.title'
  const account = bookNumber === null ? bank : `${bank} ${maskedBookNumber(bookNumber)}`
  return [
    { label: text('wallet.history.kind'), value: text(kindName) },
    { label: text('wallet.amount'), value: format.money(amount) },
    { label: text('wallet.status'), value: text(statusLook[status].label) },
    { label: text('wallet.time'), value: format.dateTime(at) },
    ...optional(text('wallet.endedAt'), endedAt === null ? null : format.dateTime(endedAt)),
    { label: text('wallet.bank'), value: account },
    { label: text('money.reference'), value: id },
    ...optional(text('wallet.bankRef'), bankRef),
    ...optional(text('wallet.note'), reason),
  ]
}

function optional(label: string, value: string | null): { label: string; value: string }[] {
  return value === null || value === '' ? [] : [{ label, value }]
}
