import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ReactNode, type RefObject, Suspense, useMemo } from 'react'
import { type ListAnswer, pageSizes } from '#contract/admin/list'
import { useText } from '#ui/intl/useText'
import { ErrorBoundary } from '#ui/load/ErrorBoundary'
import { UpdatedAt } from '#ui/load/LoadArea'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { EmptyState } from '#ui/state/Note'
import { CardList } from '#ui/table/CardList'
import { shownCell } from '#ui/table/cell'
import { SelectionBar } from '#ui/table/SelectionBar'
import { TableGrid } from '#ui/table/TableGrid'
import { TablePagination } from '#ui/table/TablePagination'
import { useSelection } from '#ui/table/useSelection'
import type { Column, TableSort, TableState } from '#ui/table/useTableState'
import type { ListQuery } from './listState'
import { QueueMenu } from './QueueMenu'
import { useNewRows } from './useNewRows'
import type { QueueKeys } from './useQueueKeys'
import { useSteadyRows } from './useSteadyRows'

const SwipeToDecide = lazyWithPreload(() =>
  import('./SwipeToDecide').then((module) => module.SwipeToDecide),
)

interface ListRowsProps<Row> {
  answer: ListAnswer<Row>
  updatedAt: number
  area: RefObject<HTMLElement | null>
  query: ListQuery
  /** The rows still belong to the previous query. */
  isAwaited: boolean
  onPhone: boolean
  state: TableState
  columns: readonly Column<Row>[]
  labelledBy: string
  sort: TableSort | null
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  bulkActions: ((rows: readonly Row[], clear: () => void) => ReactNode) | undefined
  rowActions: ((row: Row) => ReactNode) | undefined
  keys: QueueKeys | undefined
  label: string
  isFiltered: boolean
  emptyMessage: string
  onClear: () => void
}

/** One page of a list: its rows with marks for new ones, the selection, and the pagination. */
export function ListRows<Row>(props: ListRowsProps<Row>) {
  const { answer, updatedAt, onPhone, state, sort, keyOf, nameOf, keys: queueKeys } = props
  const text = useText()
  const { data, total } = answer
  const { rows, waiting, showAll } = useSteadyRows(data, props.query, keyOf, props.area)
  const isNew = useNewRows(data, updatedAt, props.isAwaited ? null : props.query, keyOf)
  const keys = useMemo(() => rows.map(keyOf), [rows, keyOf])
  const selection = useSelection(keys)
  const { bulkActions } = props
  const pageCount = Math.max(1, Math.ceil(total / state.size))
  if (rows.length === 0 && total === 0) {
    return (
      <EmptyState
        message={props.isFiltered ? text('table.nothingFoundHint') : props.emptyMessage}
        action={
          props.isFiltered && (
            <Button variant="outlined" onClick={props.onClear}>
              {text('table.clearFilters')}
            </Button>
          )
        }
      />
    )
  }
  const List = onPhone ? CardList : TableGrid
  // Phones have no keys, so rows are swiped or have a menu.
  const decided = onPhone && queueKeys?.['a'] && queueKeys['r'] ? queueKeys : undefined
  const rowActions =
    decided && !props.rowActions
      ? (row: Row) => <QueueMenu name={nameOf(row)} rowKey={keyOf(row)} keys={decided} />
      : props.rowActions
  const columns = withMark(props.columns, (row) =>
    isNew(row) ? <NewMark>{text('admin.list.new')}</NewMark> : null,
  )
  return (
    <>
      <div role="status">
        {waiting > 0 && (
          <Button onClick={showAll}>{text('admin.list.showNew', { count: waiting })}</Button>
        )}
      </div>
      {bulkActions && (
        <SelectionBar
          selection={selection}
          foundCount={rows.length}
          actions={
            selection.count > 0 &&
            bulkActions(
              rows.filter((row) => selection.has(keyOf(row))),
              selection.clear,
            )
          }
        />
      )}
      <List
        labelledBy={props.labelledBy}
        columns={columns}
        rows={rows}
        keyOf={keyOf}
        nameOf={nameOf}
        sort={sort}
        onSort={(next) => state.change({ sort: next })}
        selection={bulkActions ? selection : null}
        foundCount={rows.length}
        rowActions={rowActions}
      />
      {decided && (
        // If swiping fails to load, the menu remains.
        <ErrorBoundary name="Swiping" renderFailure={() => null}>
          <Suspense>
            <SwipeToDecide box={props.area} keys={decided} />
          </Suspense>
        </ErrorBoundary>
      )}
      <Foot>
        <UpdatedAt updatedAt={updatedAt} isStale={false} />
        <TablePagination
          label={text('table.pages', { table: props.label })}
          page={Math.min(state.page, pageCount)}
          pageCount={pageCount}
          size={state.size}
          sizes={pageSizes}
          count={total}
          onChange={state.change}
        />
      </Foot>
    </>
  )
}

/** Adds a mark to the first column. */
function withMark<Row>(
  columns: readonly Column<Row>[],
  markOf: (row: Row) => ReactNode,
): readonly Column<Row>[] {
  return columns.map((column, index) =>
    index > 0
      ? column
      : {
          ...column,
          cell: (row) => (
            <>
              {markOf(row)}
              {shownCell(column, row)}
            </>
          ),
        },
  )
}

const NewMark = styled('small')(({ theme }) => ({
  ...theme.typography.caption,
  marginInlineEnd: 6,
  padding: '0 6px',
  borderRadius: 999,
  color: theme.palette.primary.contrastText,
  backgroundColor: theme.palette.primary.main,
}))

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  paddingInlineStart: 16,
  nav: { flex: '1 1 auto', borderTop: 0 },
})
