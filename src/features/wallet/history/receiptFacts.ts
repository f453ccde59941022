import type { Received } from '#contract/promotion/received'
import { isCompleted, isFinal, type Transaction } from '#contract/wallet/transaction'
import type { Formats } from '#ui/intl/formats'
import type { Text } from '#ui/intl/useText'
import { statusMeta } from '#ui/money/statusMeta'
import { maskedBookNumber } from '../receipt/bookNumber'

/**
 * What a receipt says, in the order of its lines. The account stays masked: receipts are shown around.
 * `received`: the promotion that was taken with a deposit.
 */
export function receiptFacts(
  transaction: Transaction,
  text: Text,
  format: Formats,
  received?: Received,
): { label: string; value: string }[] {
  const { kind, id, amount, status, at, endedAt, bank, bookNumber, reason, bankRef } = transaction
  const account = bookNumber === null ? bank : `${bank} ${maskedBookNumber(bookNumber)}`
  return [
    { label: text('wallet.history.kind'), value: text(`wallet.${kind}.title`) },
    { label: text('wallet.history.askedFor'), value: format.money(amount) },
    { label: text('wallet.history.change'), value: changeText(transaction, text, format) },
    ...optional(text('wallet.deposit.promotion'), received?.PromotionName ?? null),
    ...optional(
      text('promotion.terms.bonus'),
      received === undefined || received.activatedAt === null
        ? null
        : `+${format.money(received.bonus)}`,
    ),
    { label: text('wallet.status'), value: text(statusMeta[status].label) },
    { label: text('wallet.time'), value: format.dateTime(at) },
    ...optional(
      text(isCompleted(transaction) ? 'wallet.endedAt' : 'wallet.closedAt'),
      endedAt === null ? null : format.dateTime(endedAt),
    ),
    { label: text('wallet.bank'), value: account },
    { label: text('money.reference'), value: id },
    ...optional(text('wallet.bankRef'), bankRef),
    ...optional(text('wallet.note'), reason),
  ]
}

/** In words where nothing changed: a zero could be read as a fee of none. */
function changeText(transaction: Transaction, text: Text, format: Formats): string {
  const { kind, change } = transaction
  if (change !== 0) return format.change(change)
  if (kind === 'withdraw') return text('wallet.history.returned')
  return text(isFinal(transaction) ? 'wallet.history.notCredited' : 'wallet.history.notYet')
}

function optional(label: string, value: string | null): { label: string; value: string }[] {
  return value === null || value === '' ? [] : [{ label, value }]
}
