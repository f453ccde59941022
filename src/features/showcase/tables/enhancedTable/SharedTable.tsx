import { useMemo } from 'react'
import { type Text, useText } from '#ui/intl/useText'
import { DataTable } from '#ui/table/DataTable'
import { type Column, useTableState } from '#ui/table/useTableState'
import { baht } from '../../demo/englishNumbers'
import { InAppLanguage } from '../../demo/InAppLanguage'
import { type Deposit, deposits } from '../sample/deposits'

const columnsOf = (text: Text): Column<Deposit>[] => [
  { id: 'id', header: text('showcase.deposits.number'), value: ({ id }) => id },
  { id: 'member', header: text('showcase.deposits.member'), value: ({ member }) => member },
  { id: 'bank', header: text('showcase.deposits.bank'), value: ({ bank }) => bank },
  {
    id: 'amount',
    header: text('showcase.deposits.amount'),
    align: 'end',
    value: ({ amount }) => amount,
    cell: ({ amount }) => baht(amount),
    csv: ({ amount }) => ({ figure: amount.toFixed(2) }),
  },
]

const keyOf = ({ id }: Deposit) => id
const nameOf = ({ id, member }: Deposit) => `${id}, ${member}`

/** The app's own table, in the app's language; the address holds search, sorting and page. */
export function SharedTable() {
  const text = useText()
  const columns = useMemo(() => columnsOf(text), [text])
  const state = useTableState()
  return (
    <InAppLanguage>
      <DataTable
        label={text('showcase.deposits.label')}
        rows={deposits}
        columns={columns}
        keyOf={keyOf}
        nameOf={nameOf}
        state={state}
        selectable
        csvName="deposits"
        emptyMessage={text('showcase.deposits.empty')}
      />
    </InAppLanguage>
  )
}
