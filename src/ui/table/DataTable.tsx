import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useId, useRef } from 'react'
import { useText } from '../intl/useText'
import { PrintOnly, printAreaClass } from '../print/PrintOnly'
import { usePrinting } from '../print/usePrinting'
import { EmptyState } from '../state/Note'
import { CardList } from './CardList'
import { NothingFound } from './NothingFound'
import { SelectionBar } from './SelectionBar'
import { TableCaption, TableFrame } from './TableFrame'
import { TableGrid } from './TableGrid'
import { TablePagination } from './TablePagination'
import { Toolbar } from './Toolbar'
import { useFoundRows } from './useFoundRows'
import { useSelection } from './useSelection'
import type { Column, TableChanges, TableFilter, TableSort, TableState } from './useTableState'

export interface DataTableProps<Row> {
  /** Names the table; also the title on paper. */
  label: string
  rows: readonly Row[]
  /** The first one heads the rows and the cards. Memoise them: their identity counts. */
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
  /** Names a row for whoever cannot see it: “Select Somchai”. */
  nameOf: (row: Row) => string
  /** From {@link useTableState}. */
  state: TableState
  /** The order as long as the person chose none. */
  defaultSort?: TableSort
  /** Memoise them too. */
  filters?: readonly TableFilter<Row>[]
  /** Whether the search field is there; true when left out. */
  searchable?: boolean
  /** The beginning of the CSV file's name; left out, there is no export. */
  csvName?: string
  /** Buttons for the selected rows; with them, or with `selectable`, rows have checkboxes. */
  bulkActions?: (selected: readonly Row[], clear: () => void) => ReactNode
  /** For exporting or printing some rows where there are no bulk actions. */
  selectable?: boolean
  /** Small buttons at the end of a row. */
  rowActions?: (row: Row) => ReactNode
  /** More buttons beside export and print. */
  toolbarActions?: ReactNode
  /** When there are no rows at all: what the person can do about it. */
  emptyMessage: string
  emptyAction?: ReactNode
}

/**
 * The one table of the demo sections: search, filters, sorting, paging and selection, with its state
 * in the address; CSV and print of the selected rows, or else of all found ones; cards in place of the
 * table on phones. For lists that are here as a whole, up to some thousands of rows.
 *
 * @example
 * // Outside of the component: cells are functions that answer elements, not components.
 * const columnsOf = (text: Text, format: Formats): Column<Order>[] => [
 *   { id: 'id', header: text('orders.id'), value: ({ id }) => id },
 *   { id: 'total', header: text('orders.total'), align: 'end', value: ({ total }) => total,
 *     cell: ({ total }) => <Money amount={total} />, searchable: false,
 *     csv: ({ total }) => ({ figure: bahtFromSatang(total).toFixed(2) }) },
 * ]
 * const rowActions = (order: Order) => <OrderActions order={order} />
 *
 * const state = useTableState()
 * const columns = useMemo(() => columnsOf(text, format), [text, format])
 * <LoadArea state={loadState(useOrdersQuery())} skeleton={<TableSkeleton />}>
 *   {({ orders }) => (
 *     <DataTable label={text('orders.title')} rows={orders} columns={columns} state={state}
 *       keyOf={({ id }) => id} nameOf={({ id }) => id} csvName="orders" selectable
 *       rowActions={rowActions} emptyMessage={text('orders.none')} />
 *   )}
 * </LoadArea>
 */
export function DataTable<Row>({
  label,
  rows,
  columns,
  keyOf,
  nameOf,
  state,
  defaultSort,
  filters = [],
  searchable = true,
  csvName,
  bulkActions,
  selectable = bulkActions !== undefined,
  rowActions,
  toolbarActions,
  emptyMessage,
  emptyAction,
}: DataTableProps<Row>) {
  const text = useText()
  const captionId = useId()
  const caption = useRef<HTMLParagraphElement>(null)
  const printing = usePrinting()
  const onPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const { sort, found, foundKeys, page, pageCount, pageRows } = useFoundRows({
    rows,
    columns,
    keyOf,
    state,
    filters,
    defaultSort,
  })
  const selection = useSelection(foundKeys)
  if (rows.length === 0) return <EmptyState message={emptyMessage} action={emptyAction} />

  const selected = () =>
    selection.count === 0 ? [] : found.filter((row) => selection.has(keyOf(row)))
  // What is exported and printed: the selected rows, or all that were found.
  const taken = () => (selection.count === 0 ? found : selected())
  /** Another page is read from its first row on; what leads to it stands below the last one. */
  function turn(changes: TableChanges): void {
    state.change(changes)
    caption.current?.scrollIntoView({ block: 'nearest' })
  }

  const Rows = onPhone && !printing ? CardList : TableGrid
  return (
    <TableFrame aria-labelledby={captionId}>
      <PrintOnly />
      <Toolbar
        columns={columns}
        filters={filters}
        searchable={searchable}
        state={state}
        sort={sort}
        onPhone={onPhone}
        taken={taken}
        csvName={csvName}
        actions={toolbarActions}
      />
      {selectable && (
        <SelectionBar
          selection={selection}
          foundCount={found.length}
          actions={
            selection.count > 0 && bulkActions ? bulkActions(selected(), selection.clear) : null
          }
        />
      )}
      <div className={printAreaClass}>
        <TableCaption ref={caption} id={captionId}>
          {label}
        </TableCaption>
        {found.length === 0 ? (
          <NothingFound state={state} filters={filters} />
        ) : (
          <Rows
            labelledBy={captionId}
            columns={columns}
            rows={printing ? taken() : pageRows}
            keyOf={keyOf}
            nameOf={nameOf}
            sort={sort}
            onSort={(next) => state.change({ sort: next })}
            selection={selectable && !printing ? selection : null}
            foundCount={found.length}
            rowActions={printing ? undefined : rowActions}
          />
        )}
      </div>
      <TablePagination
        label={text('table.pages', { table: label })}
        page={page}
        pageCount={pageCount}
        size={state.size}
        count={found.length}
        onChange={turn}
      />
    </TableFrame>
  )
}
