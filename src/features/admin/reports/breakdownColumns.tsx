/** The columns of figures by hour, by staff account and by receiving account. */
import {
  type AccountReport,
  automatic,
  type CashierReport,
  type HourReport,
} from '#contract/admin/breakdowns'
import type { Formats } from '#ui/intl/useFormat'
import type { Text } from '#ui/intl/useText'
import type { Column } from '#ui/table/useTableState'
import { clockOf } from './Behind'
import { entriesWith, paidRowsOf, rowsOfFigure, type Span } from './figureRows'
import { countColumn, figureColumns, moneyColumn } from './reportColumns'

export type HourRow = HourReport['rows'][number]

/** Key of the total, which is no hour of its own. */
export const allHours = -1

export function hourColumns(text: Text, format: Formats, span: Span): Column<HourRow>[] {
  return [
    { id: 'hour', header: text('adminReports.hours.hour'), value: ({ hour }) => clockOf(hour) },
    ...figureColumns<HourRow>(text, format, ({ hour }, name) =>
      rowsOfFigure(name, span, hour === allHours ? undefined : hour),
    ),
  ]
}

export type CashierRow = CashierReport['rows'][number]

/** Links to all staff's rows are those without a filter by account: the row of the total has no id. */
export function cashierColumns(text: Text, format: Formats, span: Span): Column<CashierRow>[] {
  const entriesBy = (type: string) => (row: CashierRow) =>
    entriesWith(span, { type, ...(row.adminID !== '' && { behind: `cashier:${row.adminID}` }) })
  const deposits = entriesBy('deposit')
  const released = entriesBy('withdraw_release')
  const adjusted = entriesBy('adjust_add,adjust_sub')
  const paid = ({ adminID }: CashierRow) => paidRowsOf(span, { adminID: adminID || undefined })
  const money = (
    id: 'deposits' | 'withdrawals' | 'released' | 'adjusted',
    header: string,
    way: (row: CashierRow) => string,
  ) => moneyColumn<CashierRow>(id, header, format, (row) => row[id], way)
  const count = (
    id: 'depositCount' | 'withdrawalCount' | 'releasedCount' | 'adjustedCount',
    of: string,
    way: (row: CashierRow) => string,
  ) => {
    const header = text('adminReports.countOf', { name: of })
    return countColumn<CashierRow>(id, header, format, (row) => row[id], way)
  }
  const names = {
    deposits: text('adminReports.figure.deposits'),
    withdrawals: text('adminReports.paid'),
    released: text('adminReports.released'),
    adjusted: text('adminReports.figure.adjusted'),
  }
  return [
    {
      id: 'cashier',
      header: text('adminReports.cashier'),
      value: ({ adminID, name }) =>
        adminID === automatic ? text('admin.staff.automatic') : `${name} · ${adminID}`,
    },
    money('deposits', names.deposits, deposits),
    count('depositCount', names.deposits, deposits),
    money('withdrawals', names.withdrawals, paid),
    count('withdrawalCount', names.withdrawals, paid),
    money('released', names.released, released),
    count('releasedCount', names.released, released),
    money('adjusted', names.adjusted, adjusted),
    count('adjustedCount', names.adjusted, adjusted),
  ]
}

export type AccountRow = AccountReport['rows'][number]

/** Id of the total, which has the rows of all accounts. */
export const allAccounts = '*'

export function accountColumns(text: Text, format: Formats, span: Span): Column<AccountRow>[] {
  const wayOf = ({ transferBankID }: AccountRow) =>
    entriesWith(
      span,
      transferBankID === allAccounts
        ? { type: 'deposit' }
        : { type: 'deposit', behind: `account:${transferBankID}` },
    )
  const deposits = text('adminReports.figure.deposits')
  return [
    {
      id: 'account',
      header: text('adminReports.column.bank'),
      value: ({ bank_name, transferBankID }) =>
        transferBankID === '' ? text('adminReports.book.unknownBank') : bank_name,
    },
    moneyColumn('deposits', deposits, format, (row) => row.deposits, wayOf),
    countColumn(
      'depositCount',
      text('adminReports.countOf', { name: deposits }),
      format,
      (row) => row.depositCount,
      wayOf,
    ),
    countColumn('depositors', text('adminReports.depositors'), format, (row) => row.depositors),
  ]
}
