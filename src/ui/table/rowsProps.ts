import type { ReactNode } from 'react'
import type { Selection } from './useSelection'
import type { Column, TableSort } from './useTableState'

/** What the table and the cards are given alike. */
export interface RowsProps<Row> {
  labelledBy: string
  columns: readonly Column<Row>[]
  /** Those of this page. */
  rows: readonly Row[]
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  sort: TableSort | null
  onSort: (sort: TableSort) => void
  /** Null: rows cannot be selected. */
  selection: Selection | null
  /** Rows on all pages. */
  foundCount: number
  rowActions: ((row: Row) => ReactNode) | undefined
}
