import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useMemo } from 'react'
import type { StatementFilter, StatementRow } from '#contract/wallet/statement'
import { appName } from '#lib/environment'
import { startOfBangkokDay } from '#lib/time'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { PrintOnly, printAreaClass } from '#ui/print/PrintOnly'
import { CardList } from '#ui/table/CardList'
import { TableCaption, TableFrame } from '#ui/table/TableFrame'
import { TableGrid } from '#ui/table/TableGrid'
import { statementColumns } from './statementColumns'

interface StatementTableProps {
  rows: readonly StatementRow[]
  filter: StatementFilter
  isPrinting: boolean
}

const keyOf = ({ seq }: StatementRow) => String(seq)

/** A table, or cards on phones; on paper always the table, under a title that names the days. */
export function StatementTable({ rows, filter, isPrinting }: StatementTableProps) {
  const text = useText()
  const format = useFormat()
  const titleId = useId()
  const onPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const columns = useMemo(() => statementColumns(text, format), [text, format])
  const days = [filter.from, filter.to].map((day) =>
    day === null ? '…' : format.date(startOfBangkokDay(day)),
  )
  const isOfDays = filter.from !== null || filter.to !== null
  const Rows = onPhone && !isPrinting ? CardList : TableGrid
  return (
    <TableFrame className={printAreaClass}>
      <PrintOnly />
      <TableCaption id={titleId}>
        <span>{appName} · </span>
        {text('wallet.statement.title')}
        {isOfDays && ` · ${days.join(' – ')}`}
      </TableCaption>
      <Rows
        labelledBy={titleId}
        columns={columns}
        rows={rows}
        keyOf={keyOf}
        nameOf={keyOf}
        sort={null}
        onSort={() => {}}
        selection={null}
        foundCount={rows.length}
        rowActions={undefined}
      />
    </TableFrame>
  )
}
