import { type ReactNode, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { CsvCell } from '#lib/files/csv'
import { searchable, wordsOf } from '#lib/text/searchable'

/** Text, or a number to sort by (satang, milliseconds, a count); null if unknown. */
export type CellValue = string | number | null

export interface Column<Row> {
  /** Key of the sorting in the address. */
  readonly id: string
  readonly header: string
  /** Value to sort by. Also shown, searched and exported unless specified otherwise below. */
  readonly value: (row: Row) => CellValue
  readonly cell?: (row: Row) => ReactNode
  /** Text to search. Set it if the user sees other text than `value`. */
  readonly searchText?: (row: Row) => string
  readonly csv?: (row: Row) => CsvCell
  readonly align?: 'start' | 'end'
  /** CSS width; chosen by the browser by default. */
  readonly width?: string | number
  /** True by default. */
  readonly sortable?: boolean
  /** True by default. */
  readonly searchable?: boolean
  /** Hides the column on the cards that replace the table on phones. */
  readonly hideOnPhone?: boolean
  /**
   * Place on a compact card, which lists only the columns with a place: the title, the end of its line, the
   * line below, or for a long text the line below that.
   */
  readonly onCard?: 'title' | 'end' | 'line' | 'below'
  /** Content on a compact card, if other than in the table. */
  readonly card?: (row: Row) => ReactNode
  /** Hides the column in the table on narrower screens. Cards and print still have it. */
  readonly hideBelow?: 'md' | 'lg'
}

/** A filter above the table: only rows that `accepts` passes are shown. */
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

/** Page sizes to choose from, unless a list has its own. */
export const pageSizes: readonly number[] = [10, 25, 50]

/** @returns the searchable text of each row, in the rows' order */
export function searchTexts<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): readonly string[] {
  const searched = columns.filter((column) => column.searchable ?? true)
  return rows.map((row) =>
    searchable(
      searched
        .map(({ searchText, value }) => (searchText ? searchText(row) : String(value(row) ?? '')))
        .join('\n'),
    ),
  )
}

interface Wanted<Row> {
  readonly search: string
  readonly filters: readonly (readonly [TableFilter<Row>, string])[]
}

/** @returns the rows that contain every search word and pass every filter */
export function findRows<Row>(
  rows: readonly Row[],
  textsOf: () => readonly string[],
  { search, filters }: Wanted<Row>,
): readonly Row[] {
  const words = wordsOf(search)
  const active = filters.filter(([, value]) => value !== '')
  if (words.length === 0 && active.length === 0) return rows
  const texts = words.length === 0 ? null : textsOf()
  return rows.filter(
    (row, index) =>
      active.every(([{ accepts }, value]) => accepts(row, value)) &&
      (texts === null || words.every((word) => texts[index]?.includes(word))),
  )
}

/** @returns the sorted rows; an unknown column leaves them unchanged. The sort is stable. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: TableSort | null,
  locale: string,
): readonly Row[] {
  const column = columns.find(({ id, sortable }) => id === sort?.by && sortable !== false)
  if (sort === null || column === undefined) return rows
  const compare = comparison(locale)
  const keyed = rows.map((row) => ({ row, value: column.value(row) }))
  keyed.sort((one, other) => {
    // Unknown values come last in both directions.
    if (one.value === null || other.value === null) {
      return Number(one.value === null) - Number(other.value === null)
    }
    const order = compare(one.value, other.value)
    return sort.descending ? -order : order
  })
  return keyed.map(({ row }) => row)
}

function comparison(locale: string) {
  const collator = new Intl.Collator(locale, { numeric: true })
  return (one: NonNullable<CellValue>, other: NonNullable<CellValue>): number =>
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : collator.compare(String(one), String(other))
}

/** View of a table: search, sorting, page and filters. */
export interface TableState {
  readonly search: string
  /** Null: the order of the rows, or the table's default. */
  readonly sort: TableSort | null
  /** Starts at 1; may exceed the number of pages. */
  readonly page: number
  readonly size: number
  /** Selected value of a filter; empty if all rows pass. */
  readonly filterOf: (id: string) => string
  readonly change: (changes: TableChanges) => void
}

export interface TableChanges {
  readonly search?: string
  readonly sort?: TableSort | null
  readonly page?: number
  readonly size?: number
  /** By filter id; an empty string lets all rows pass. */
  readonly filters?: Readonly<Record<string, string>>
}

/**
 * A table's state, stored in the address (`?q=som&sort=-date&page=2&size=25&status=1`), so that a reload, a
 * bookmark and Back show the same rows. Pass a `name` if a page has several tables. Invalid values in the
 * address are ignored. `sizes` are the page sizes; the first is the default.
 */
export function useTableState(name?: string, sizes: readonly number[] = pageSizes): TableState {
  const [params, setParams] = useSearchParams()
  const prefix = name === undefined ? '' : `${name}.`
  return useMemo(() => {
    const read = (key: string) => params.get(prefix + key) ?? ''
    const [usual = 25] = sizes
    return {
      search: read('q'),
      sort: readSort(read('sort')),
      page: readPage(read('page')),
      size: sizes.find((size) => String(size) === read('size')) ?? usual,
      filterOf: read,
      change: (changes) =>
        setParams((current) => changed(current, prefix, changes, usual), {
          replace: true,
          preventScrollReset: true,
        }),
    }
  }, [params, setParams, prefix, sizes])
}

function readSort(written: string): TableSort | null {
  if (written === '' || written === '-') return null
  const descending = written.startsWith('-')
  return { by: descending ? written.slice(1) : written, descending }
}

function readPage(written: string): number {
  return /^[1-9]\d{0,5}$/.test(written) ? Number(written) : 1
}

/** @returns the address after a change, without default values */
function changed(
  current: URLSearchParams,
  prefix: string,
  changes: TableChanges,
  usualSize: number,
): URLSearchParams {
  const next = new URLSearchParams(current)
  const write = (key: string, value: string) => {
    if (value === '') next.delete(prefix + key)
    else next.set(prefix + key, value)
  }
  const { search, sort, page, size, filters = {} } = changes
  // Other rows, or another order, start at the first page.
  write('page', page === undefined || page <= 1 ? '' : String(page))
  if (search !== undefined) write('q', search)
  if (sort !== undefined) write('sort', sort === null ? '' : (sort.descending ? '-' : '') + sort.by)
  if (size !== undefined) write('size', size === usualSize ? '' : String(size))
  for (const [id, value] of Object.entries(filters)) write(id, value)
  return next
}
