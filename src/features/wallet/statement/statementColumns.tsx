import type { StatementRow } from '#contract/wallet/statement'
import { bahtFromSatang } from '#lib/money'
import { isoInBangkok } from '#lib/time'
import { Money } from '#ui/display/Money'
import type { Formats } from '#ui/intl/useFormat'
import type { Text } from '#ui/intl/useText'
import type { Column } from '#ui/table/useTableState'
import { StatementText, statementDetail, statementTitle } from './StatementText'

/** Columns for the table, the file and printing. */
export function statementColumns(text: Text, format: Formats): Column<StatementRow>[] {
  return [
    {
      id: 'what',
      header: text('wallet.statement.what'),
      sortable: false,
      value: (row) => statementTitle(row, text),
      cell: (row) => <StatementText row={row} />,
      csv: (row) =>
        [statementTitle(row, text), statementDetail(row, text, format)].filter(Boolean).join(' · '),
    },
    {
      id: 'time',
      header: text('wallet.time'),
      sortable: false,
      value: ({ createdAt }) => format.dateTime(createdAt),
      csv: ({ createdAt }) => isoInBangkok(createdAt),
    },
    {
      id: 'reference',
      header: text('money.reference'),
      sortable: false,
      hideBelow: 'lg',
      value: ({ refId }) => refId,
    },
    {
      id: 'amount',
      header: text('wallet.statement.change'),
      align: 'end',
      sortable: false,
      value: ({ amount }) => amount,
      cell: ({ amount }) => <bdi>{format.change(amount)}</bdi>,
      csv: ({ amount }) => ({ figure: bahtFromSatang(amount).toFixed(2) }),
    },
    {
      id: 'balance',
      header: text('wallet.statement.balance'),
      align: 'end',
      sortable: false,
      value: ({ balanceAfter }) => balanceAfter,
      cell: ({ balanceAfter }) => <Money amount={balanceAfter} />,
      csv: ({ balanceAfter }) => ({ figure: bahtFromSatang(balanceAfter).toFixed(2) }),
    },
  ]
}
