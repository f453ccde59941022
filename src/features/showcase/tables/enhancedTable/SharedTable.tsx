import type { Column } from '#ui/table/column'
import { DataTable } from '#ui/table/DataTable'
import { useTableState } from '#ui/table/useTableState'
import { baht } from '../sample/baht'
import { type Deposit, deposits } from '../sample/deposits'

const columns: readonly Column<Deposit>[] = [
  { id: 'id', header: 'Number', value: ({ id }) => id },
  { id: 'member', header: 'Member', value: ({ member }) => member },
  { id: 'bank', header: 'Bank', value: ({ bank }) => bank },
  {
    id: 'amount',
    header: 'Amount (baht)',
    align: 'end',
    value: ({ amount }) => amount,
    cell: ({ amount }) => baht(amount),
    csv: ({ amount }) => ({ figure: amount.toFixed(2) }),
  },
]

const keyOf = ({ id }: Deposit) => id
const nameOf = ({ id, member }: Deposit) => `${id}, ${member}`

/** The app's own table: what is looked for, sorted and paged stands in the address. */
export function SharedTable() {
  const state = useTableState()
  return (
    <DataTable
      label="Deposits of the day"
      rows={deposits}
      columns={columns}
      keyOf={keyOf}
      nameOf={nameOf}
      state={state}
      selectable
      csvName="deposits"
      emptyMessage="Deposits appear here as they come in."
    />
  )
}
