import { groupedBookNumber } from '#contract/site/bookNumber'
import type { Transaction } from '#contract/wallet/transaction'
import { type CsvCell, toCsv } from '#lib/files/csv'
import { bahtFromSatang } from '#lib/money'
import { bangkokDay, isoInBangkok } from '#lib/time'
import type { Text } from '#ui/intl/useText'
import { statusMeta } from '#ui/money/statusMeta'

/**
 * Exports the rows shown, in the current UI language. Requested amount and change of credit have separate
 * columns; sums must use the change.
 */
export function historyCsv(transactions: readonly Transaction[], text: Text): string {
  const head = [
    text('wallet.time'),
    text('wallet.history.kind'),
    text('wallet.history.asked'),
    text('wallet.history.credited'),
    text('wallet.status'),
    text('wallet.bank'),
    text('wallet.bookNumber'),
    text('money.reference'),
    text('wallet.note'),
    text('wallet.history.steps'),
  ]
  return toCsv([head, ...transactions.map((one) => rowOf(one, text))])
}

function rowOf(one: Transaction, text: Text): CsvCell[] {
  return [
    isoInBangkok(one.at),
    text(`wallet.${one.kind}.title`),
    { figure: bahtFromSatang(one.amount).toFixed(2) },
    { figure: bahtFromSatang(one.change).toFixed(2) },
    text(statusMeta[one.status].label),
    one.bank,
    one.bookNumber === null ? '' : groupedBookNumber(one.bookNumber),
    one.id,
    one.reason ?? '',
    stepsText(one, text),
  ]
}

/** `Requested 2026-11-21T12:00:00+07:00 (you), Paid …` */
function stepsText({ steps }: Transaction, text: Text): string {
  return steps
    .map(({ status, at, by }) => {
      const label = text(statusMeta[status].label)
      return `${label} ${isoInBangkok(at)} (${text(`wallet.stepBy.${by}`)})`
    })
    .join(', ')
}

/** `history_2026-11-01_2026-11-21.csv`, with the days of the oldest and the newest row. */
export function historyFileName(transactions: readonly Transaction[]): string {
  const days = [transactions.at(-1), transactions[0]].flatMap((one) =>
    one === undefined ? [] : [bangkokDay(one.at)],
  )
  return `${['history', ...days].join('_')}.csv`
}
