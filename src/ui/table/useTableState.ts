import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { pageSizes, type TableSort } from './column'

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
