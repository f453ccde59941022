import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useMemo } from 'react'
import type { StatementFilter, StatementRow } from '#contract/wallet/statement'
import { appName } from '#lib/environment'
import { startOfBangkokDay } from '#lib/time'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { PrintOnly, printAreaClass } from '#ui/print/PrintOnly'
import { TableCaption, TableFrame } from '#ui/table/TableFrame'
import { TableGrid } from '#ui/table/TableGrid'
import { StatementDays } from './StatementDays'
import { statementColumns } from './statementColumns'

interface StatementTableProps {
  /** Loaded rows. */
  rows: readonly StatementRow[]
  drawn: readonly StatementRow[]
  /** Whether earlier rows are not loaded yet. */
  goesOn: boolean
  filter: StatementFilter
  isPrinting: boolean
}

const keyOf = ({ seq }: StatementRow) => String(seq)

/** A table, or a list of days on phones. Prints as a table with its date range in the title. */
export function StatementTable({ rows, drawn, goesOn, filter, isPrinting }: StatementTableProps) {
  const text = useText()
  const format = useFormat()
  const titleId = useId()
  const onPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const columns = useMemo(() => statementColumns(text, format), [text, format])
  const days = [filter.from, filter.to].map((day) =>
    day === null ? '…' : format.date(startOfBangkokDay(day)),
  )
  const isOfDays = filter.from !== null || filter.to !== null
  if (onPhone && !isPrinting) {
    return (
      <div className={printAreaClass}>
        <StatementDays rows={rows} drawn={drawn} goesOn={goesOn} />
      </div>
    )
  }
  return (
    <TableFrame className={printAreaClass}>
      <PrintOnly />
      <TableCaption id={titleId}>
        <span>{appName} · </span>
        {text('wallet.statement.title')}
        {isOfDays && ` · ${days.join(' – ')}`}
      </TableCaption>
      <TableGrid
        labelledBy={titleId}
        columns={columns}
        rows={drawn}
        keyOf={keyOf}
        nameOf={keyOf}
        sort={null}
        onSort={() => {}}
        selection={null}
        foundCount={drawn.length}
        rowActions={undefined}
        groupOf={({ createdAt }) => format.month(createdAt)}
      />
    </TableFrame>
  )
}
