import { type CsvCell, toCsv } from '../../../lib/csv'
import { bahtFromSatang } from '../../../lib/money'
import { bangkokDay } from '../../../lib/time'
import type { Text } from '../../../ui/intl/useText'
import { groupedBookNumber } from '../parts/bookNumber'
import { statusLook } from '../parts/statusLook'
import type { Transaction } from './transactions'

/** Bangkok's time with its offset: the same for people and for programs. */
function isoInBangkok(at: number): string {
  return `${new Date(at + 7 * 60 * 60 * 1000).toISOString().slice(0, 19)}+07:00`
}

/** The rows that are shown, in the words of the language on screen. */
export function historyCsv(transactions: readonly Transaction[], text: Text): string {
  const head = [
    text('wallet.time'),
    text('wallet.history.kind'),
    text('wallet.history.amount'),
    text('wallet.status'),
    text('wallet.bank'),
    text('wallet.bookNumber'),
    text('money.reference'),
    text('wallet.note'),
  ]
  return toCsv([head, ...transactions.map((one) => rowOf(one, text))])
}

function rowOf(one: Transaction, text: Text): CsvCell[] {
  const into = one.kind === 'deposit'
  const baht = bahtFromSatang(one.amount).toFixed(2)
  return [
    isoInBangkok(one.at),
    text(into ? 'wallet.deposit.title' : 'wallet.withdraw.title'),
    { figure: into ? baht : `-${baht}` },
    text(statusLook[one.status].label),
    one.bank,
    one.bookNumber === null ? '' : groupedBookNumber(one.bookNumber),
    one.id,
    one.reason ?? '',
  ]
}

/** `history_2026-11-01_2026-11-21.csv`: the days of the first and the last row. */
export function historyFileName(transactions: readonly Transaction[]): string {
  const days = [transactions.at(-1), transactions[0]].flatMap((one) =>
    one === undefined ? [] : [bangkokDay(one.at)],
  )
  return `${['history', ...days].join('_')}.csv`
}
