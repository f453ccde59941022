import type { ReactNode } from 'react'
import type { CsvCell } from '#lib/files/csv'

/** Text, or a number whose size says the order (satang, milliseconds, a count); null when unknown. */
export type CellValue = string | number | null

export interface Column<Row> {
  /** Stands in the address for the sorting. */
  readonly id: string
  readonly header: string
  /** What is sorted by; also what is shown, searched and exported unless said otherwise below. */
  readonly value: (row: Row) => CellValue
  readonly cell?: (row: Row) => ReactNode
  /** What the search looks through; name it where the person sees other words than `value`. */
  readonly searchText?: (row: Row) => string
  readonly csv?: (row: Row) => CsvCell
  readonly align?: 'start' | 'end'
  /** CSS width; the browser's choice when left out. */
  readonly width?: string | number
  /** True when left out. */
  readonly sortable?: boolean
  /** True when left out. */
  readonly searchable?: boolean
  /** Not on the cards that stand in place of the table on phones. */
  readonly hideOnPhone?: boolean
  /** Not in the table on narrower screens; cards and print have it all the same. */
  readonly hideBelow?: 'md' | 'lg'
}

/** A choice above the table: only rows that `accepts` passes are found. */
export interface TableFilter<Row> {
  /** Its name in the address. Not `q`, `sort`, `page` or `size`. */
  readonly id: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly accepts: (row: Row, value: string) => boolean
}

export interface TableSort {
  /** The column's id. */
  readonly by: string
  readonly descending: boolean
}

/** How many rows a page may have, unless a list says otherwise. */
export const pageSizes: readonly number[] = [10, 25, 50]
