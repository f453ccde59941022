import type { ShiftRow } from '#contract/admin/shift'
import type { Text } from '#ui/intl/useText'
import type { Column } from '#ui/table/useTableState'
import { amountColumn } from '../list/columns'

/** The columns of a shift's decisions, for the page, the printout and the file. */
export function shiftColumns(text: Text): Column<ShiftRow>[] {
  return [
    {
      id: 'kind',
      header: text('adminReports.shift.decision'),
      value: ({ kind }) => text(`adminReports.shift.${kind}`),
    },
    {
      id: 'account',
      header: text('adminReports.shift.account'),
      value: ({ account_name }) => account_name,
    },
    {
      id: 'count',
      header: text('adminReports.shift.count'),
      align: 'end',
      value: ({ count }) => count,
      csv: ({ count }) => ({ figure: String(count) }),
    },
    amountColumn({ id: 'sum', header: text('admin.column.amount') }, ({ sum }) => sum),
    amountColumn(
      { id: 'transferred', header: text('adminReports.shift.transferred') },
      ({ transferred }) => transferred,
    ),
  ]
}
