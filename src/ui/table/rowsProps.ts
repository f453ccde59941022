import type { ReactNode } from 'react'
import type { Selection } from './useSelection'
import type { Column, TableSort } from './useTableState'

/** Props shared by the table and the cards. */
export interface RowsProps<Row> {
  labelledBy: string
  columns: readonly Column<Row>[]
  /** Rows of the current page. */
  rows: readonly Row[]
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  sort: TableSort | null
  onSort: (sort: TableSort) => void
  /** Null if rows cannot be selected. */
  selection: Selection | null
  /** Number of rows on all pages. */
  foundCount: number
  rowActions: ((row: Row) => ReactNode) | undefined
}
