import { useMemo } from 'react'
import { loadState } from '#api/cache/loadState'
import { type AdminBankLine, bankLineStates } from '#contract/admin/reports'
import { adminPaths } from '#lib/paths/admin'
import { StatusChip } from '#ui/display/StatusChip'
import { type Formats, useFormat } from '#ui/intl/useFormat'
import { type Text, useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { SectionCard } from '#ui/page/SectionCard'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import type { Column } from '#ui/table/useTableState'
import { readBankLines, useBankLinesQuery } from '../api/reportCalls'
import { AdminList } from '../list/AdminList'
import { amountColumn, momentColumn } from '../list/columns'
import { choiceFilter, type ListFilter, newestFirst, useListState } from '../list/listState'
import { SheetLink } from '../list/SheetLink'
import { useBankFilter } from '../list/useBankFilter'
import { BehindFigure, useBehind } from '../reports/Behind'
import { MatchBoard } from './MatchBoard'

/** The board shows this many waiting lines; decided lines make room for the next. */
const waiting = { state: 'unmatched', size: 100 }

/** The bank statement: unmatched lines with the deposits that wait, and all lines below. */
export function MatchPage() {
  const text = useText()
  const format = useFormat()
  const open = useBankLinesQuery(waiting)
  const columns = useMemo(() => columnsOf(text, format), [text, format])
  const bankFilter = useBankFilter()
  const filters = useMemo(() => [...filtersOf(text), bankFilter], [text, bankFilter])
  const fixed = useBehind()
  const state = useListState({ columns, filters, byDay: true, fixed })
  const result = useBankLinesQuery(state.query)
  return (
    <Page title={text('adminReports.match')}>
      <SectionCard title={text('adminReports.lines')} busy={open.isFetching}>
        <LoadArea state={loadState(open)} skeleton={<SkeletonLines lines={6} />}>
          {({ data }, updatedAt) => <MatchBoard lines={data} updatedAt={updatedAt} />}
        </LoadArea>
      </SectionCard>
      <h2>{text('adminReports.linesAll')}</h2>
      <BehindFigure path={adminPaths.match} />
      <AdminList
        id="bankLines"
        label={text('adminReports.linesAll')}
        call="bankLines"
        rowsOf={readBankLines}
        state={state}
        result={result}
        columns={columns}
        keyOf={keyOf}
        nameOf={keyOf}
        defaultSort={newestFirst}
        emptyMessage={text('adminReports.linesAllNone')}
      />
    </Page>
  )
}

const keyOf = ({ lineId }: AdminBankLine) => lineId

const tones = { unmatched: 'warning', matched: 'success', ignored: 'neutral' } as const

function filtersOf(text: Text): ListFilter[] {
  return [
    choiceFilter(text, {
      id: 'state',
      label: text('admin.list.status'),
      values: bankLineStates,
      labelOf: (state) => text(`adminReports.state.${state}`),
    }),
  ]
}

function columnsOf(text: Text, format: Formats): Column<AdminBankLine>[] {
  return [
    {
      id: 'lineId',
      header: text('adminReports.column.line'),
      sortable: false,
      value: ({ lineId }) => lineId,
    },
    momentColumn(
      { id: 'createdAt', header: text('admin.column.time') },
      format,
      ({ createdAt }) => createdAt,
    ),
    amountColumn(
      { id: 'amount', header: text('admin.column.amount'), sortable: false },
      ({ amount }) => amount,
    ),
    {
      id: 'bank',
      header: text('adminReports.column.bank'),
      sortable: false,
      value: ({ bank_name }) => bank_name,
    },
    {
      id: 'from',
      header: text('adminReports.column.from'),
      sortable: false,
      value: senderOf,
    },
    {
      id: 'deposit',
      header: text('adminReports.column.deposit'),
      sortable: false,
      value: ({ depositId }) => depositId,
      cell: ({ depositId }) =>
        depositId === null ? (
          '—'
        ) : (
          <SheetLink path={adminPaths.deposit} id={depositId}>
            {depositId}
          </SheetLink>
        ),
    },
    {
      id: 'state',
      header: text('admin.list.status'),
      sortable: false,
      value: ({ state }) => text(`adminReports.state.${state}`),
      cell: ({ state }) => (
        <StatusChip label={text(`adminReports.state.${state}`)} tone={tones[state]} />
      ),
    },
    {
      id: 'reason',
      header: text('admin.column.reason'),
      sortable: false,
      hideBelow: 'lg',
      value: ({ ignored }) => ignored,
    },
    {
      id: 'decidedBy',
      header: text('admin.column.decidedBy'),
      sortable: false,
      hideBelow: 'lg',
      value: ({ decidedBy }) => decidedBy,
    },
  ]
}

/** The sender, as far as the bank reports it. */
function senderOf({ fromName, fromTail }: AdminBankLine): string | null {
  const told = [fromName, fromTail === null ? null : `•••${fromTail}`].filter(
    (part) => part !== null,
  )
  return told.length === 0 ? null : told.join(' ')
}
