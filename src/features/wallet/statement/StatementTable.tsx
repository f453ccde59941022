import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useMemo } from 'react'
import type { StatementFilter, StatementRow } from '#contract/wallet/statement'
import { appName } from '#lib/environment'
import { startOfBangkokDay } from '#lib/time'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { PrintOnly, printAreaClass } from '#ui/print/PrintOnly'
import { CardList } from '#ui/table/CardList'
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
    <Frame className={printAreaClass}>
      <PrintOnly />
      <Title id={titleId}>
        <span>{appName} · </span>
        {text('wallet.statement.title')}
        {isOfDays && ` · ${days.join(' – ')}`}
      </Title>
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
    </Frame>
  )
}

const Frame = styled('section')(({ theme }) => ({
  minWidth: 0,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
}))

/** The page's heading says it on the screen; on paper it is the title. */
const Title = styled('p')(({ theme }) => ({
  ...theme.typography.h3,
  '@media print': { margin: '0 0 12px !important' },
  '@media screen': {
    position: 'absolute',
    width: 1,
    height: 1,
    margin: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
}))
