/** The lines of a monthly book: one for each movement of players' money, in the order of the page. */
import { type Book, type BookPart, heldTypes } from '#contract/admin/book'
import { type StatementRow, statementTypes } from '#contract/wallet/statement'
import { type Satang, satang } from '#lib/money'
import type { Text } from '#ui/intl/useText'
import { entriesWith, paidRowsOf, type Span } from '../reports/figureRows'

/** An amount and its number of rows. */
export interface BookSum {
  sum: Satang
  count: number
}

export interface BookLine {
  id: string
  label: string
  sumOf: (part: BookPart) => BookSum
  /** Link to the rows behind a sum. */
  wayOf: (span: Span) => string
}

type EntryType = Exclude<StatementRow['type'], 'play'>

function isEntryType(type: StatementRow['type']): type is EntryType {
  return type !== 'play' && !heldTypes.includes(type) && type !== 'deposit'
}

/**
 * Deposits by receiving account, withdrawals paid, then every kind of ledger entry that the month has. A new
 * kind gets its line without a change here.
 */
export function bookLines({ accounts, total }: Book, text: Text): BookLine[] {
  const deposits = accounts.map(({ transferBankID, bank_name }): BookLine => {
    const name = transferBankID === '' ? text('adminReports.book.unknownBank') : bank_name
    return {
      id: `deposit:${transferBankID}`,
      label: text('adminReports.book.depositsTo', { name }),
      sumOf: (part) =>
        part.deposits.find((one) => one.transferBankID === transferBankID) ?? nothing,
      wayOf: (span) => entriesWith(span, { behind: `account:${transferBankID}` }),
    }
  })
  const paid: BookLine = {
    id: 'paid',
    label: text('adminReports.paid'),
    sumOf: (part) => part.paid,
    wayOf: (span) => paidRowsOf(span),
  }
  const entries = statementTypes
    .filter(isEntryType)
    .filter((type) => total.entries.some((one) => one.type === type))
    .map(
      (type): BookLine => ({
        id: type,
        label: text(`admin.ledger.${type}`),
        sumOf: (part) => part.entries.find((one) => one.type === type) ?? nothing,
        wayOf: (span) => entriesWith(span, { type }),
      }),
    )
  return [...deposits, paid, ...entries]
}

const nothing: BookSum = { sum: satang(0), count: 0 }
