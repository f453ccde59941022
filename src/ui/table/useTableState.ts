import { type ReactNode, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { CsvCell } from '#lib/files/csv'
import { searchable, wordsOf } from '#lib/text/searchable'

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

/** What the search looks through of each row, in the rows' order. */
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

/** The rows that have every searched word somewhere and pass every filter. */
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

/** The rows in an order; an unknown column leaves them as they are. Equal ones keep their order. */
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
    // What is not known stands at the end in either direction.
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

/** How a table is looked at. */
export interface TableState {
  readonly search: string
  /** Null: the order of the rows, or the table's own. */
  readonly sort: TableSort | null
  /** From 1; may be more than there are. */
  readonly page: number
  readonly size: number
  /** The chosen value of a filter; empty when all pass. */
  readonly filterOf: (id: string) => string
  readonly change: (changes: TableChanges) => void
}

export interface TableChanges {
  readonly search?: string
  readonly sort?: TableSort | null
  readonly page?: number
  readonly size?: number
  /** By the filter's id; empty text lets all pass. */
  readonly filters?: Readonly<Record<string, string>>
}

/**
 * A table's state, kept in the address (`?q=som&sort=-date&page=2&size=25&status=1`): a reload, a
 * bookmark and the way back show the same rows. Give a `name` where a page has more than one table.
 * What the address says wrongly counts as not said. `sizes` are those of a page, the usual one first.
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

/** The address after a change. Defaults are left out of it. */
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
  // Other rows, or another order of them, are looked at from their first page.
  write('page', page === undefined || page <= 1 ? '' : String(page))
  if (search !== undefined) write('q', search)
  if (sort !== undefined) write('sort', sort === null ? '' : (sort.descending ? '-' : '') + sort.by)
  if (size !== undefined) write('size', size === usualSize ? '' : String(size))
  for (const [id, value] of Object.entries(filters)) write(id, value)
  return next
}
