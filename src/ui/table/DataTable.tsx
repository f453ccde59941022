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
  /** Names the table; also the printed title. */
  label: string
  rows: readonly Row[]
  /** The first column heads the rows and the cards. Memoise the array, because its identity is compared. */
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
  /** Names a row for screen readers: “Select Somchai”. */
  nameOf: (row: Row) => string
  /** From {@link useTableState}. */
  state: TableState
  /** Sorting used until the user chooses one. */
  defaultSort?: TableSort
  /** Memoise the array. */
  filters?: readonly TableFilter<Row>[]
  /** Whether the search field is shown; true by default. */
  searchable?: boolean
  /** Beginning of the CSV file's name. If left out, there is no export. */
  csvName?: string
  /** Buttons for the selected rows. With these, or with `selectable`, rows have checkboxes. */
  bulkActions?: (selected: readonly Row[], clear: () => void) => ReactNode
  /** Allows exporting or printing single rows without bulk actions. */
  selectable?: boolean
  /** Small buttons at the end of a row. */
  rowActions?: (row: Row) => ReactNode
  /** Additional buttons beside export and print. */
  toolbarActions?: ReactNode
  /** Shown if there are no rows at all: what the user can do about it. */
  emptyMessage: string
  emptyAction?: ReactNode
}

/**
 * Table of the demo sections: search, filters, sorting, paging and selection, with its state in the address.
 * Exports as CSV and prints the selected rows, or else all matching ones. Shows cards instead on phones. For
 * lists that are loaded completely, up to some thousands of rows.
 *
 * @example
 * // Outside of the component: cells are functions that return elements, not components.
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
 * <LoadArea state={loadState(useOrdersQuery())}>
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
  // The rows to export and print: the selected ones, or all matching ones.
  const taken = () => (selection.count === 0 ? found : selected())
  /** Scrolls a new page to its first row, because the page buttons are below the last row. */
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
