import { useMemo } from 'react'
import { useLocale } from '../intl/useText'
import {
  type Column,
  findRows,
  searchTexts,
  sortRows,
  type TableFilter,
  type TableSort,
  type TableState,
} from './useTableState'

interface Asked<Row> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
  state: TableState
  filters: readonly TableFilter<Row>[]
  defaultSort: TableSort | undefined
}

/** Rows that match a table's state: all of them in order, and those of its page. */
export function useFoundRows<Row>({
  rows,
  columns,
  keyOf,
  state,
  filters,
  defaultSort,
}: Asked<Row>) {
  const locale = useLocale()
  const { search, size, filterOf } = state
  // Computed when a search first needs them, and cached while rows and columns stay the same.
  const textsOf = useMemo(() => once(() => searchTexts(rows, columns)), [rows, columns])
  const matching = useMemo(
    () =>
      findRows(rows, textsOf, {
        search,
        filters: filters.map((filter) => [filter, known(filter, filterOf(filter.id))]),
      }),
    [rows, textsOf, search, filters, filterOf],
  )
  const sort = state.sort ?? defaultSort ?? null
  const by = sort?.by
  const descending = sort?.descending ?? false
  const found = useMemo(
    () => sortRows(matching, columns, by === undefined ? null : { by, descending }, locale),
    [matching, columns, by, descending, locale],
  )
  const foundKeys = found.map(keyOf)
  const pageCount = Math.max(1, Math.ceil(found.length / size))
  const page = Math.min(state.page, pageCount)
  return {
    sort,
    found,
    foundKeys,
    page,
    pageCount,
    pageRows: found.slice((page - 1) * size, page * size),
  }
}

/** An unknown filter value from the address lets all rows pass. */
function known<Row>({ options }: TableFilter<Row>, value: string): string {
  return options.some((option) => option.value === value) ? value : ''
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
