/** State of a list in the back office: stored in the address, applied by the back end. */

import { useMemo } from 'react'
import { longestSearch, pageSizes } from '#contract/admin/list'
import { isDay } from '#lib/time'
import { type Text, useLocale } from '#ui/intl/useText'
import { type Column, type TableState, useTableState } from '#ui/table/useTableState'

/** A filter of a list, besides page, order and text. */
export interface ListFilter {
  /** Its name at the back end and in the address. */
  readonly id: string
  readonly label: string
  /** The first one is the default; `all` applies no filter. */
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

interface Choice<Value extends string> extends Omit<ListFilter, 'options'> {
  values: readonly Value[]
  labelOf: (value: Value) => string
  /** The default option; otherwise "all". */
  first?: ListFilter['options'][number]
}

/** Filters by one of the given values, or none. */
export function choiceFilter<Value extends string>(
  text: Text,
  { values, labelOf, first, ...filter }: Choice<Value>,
): ListFilter {
  const any = { value: 'all', label: text('table.any') }
  const options = values.map((value) => ({ value, label: labelOf(value) }))
  return { ...filter, options: [...(first ? [first] : []), any, ...options] }
}

/** Default order of most lists. */
export const newestFirst = { by: 'createdAt', descending: true }

export type ListQuery = Readonly<Record<string, string | number | undefined>>

type Sortable = Pick<Column<never>, 'id' | 'sortable'>

/** The state of a list, and the back end query it results in. */
export interface ListState {
  readonly table: TableState
  readonly query: ListQuery
  readonly filters: readonly ListFilter[]
  readonly byDay: boolean
}

interface ListStateOptions {
  /** Includes the sortable columns. */
  columns: readonly Sortable[]
  /** Memoise them. */
  filters?: readonly ListFilter[]
  /** Whether the back end supports `from` and `to`. */
  byDay?: boolean
  /** Fixed parameters, such as one player's id. Memoise it. */
  fixed?: ListQuery
}

/** The state of a page's list, stored in its address; `query` is for the list's endpoint. */
export function useListState({
  columns,
  filters = none,
  byDay = false,
  fixed,
}: ListStateOptions): ListState {
  const table = useTableState(undefined, pageSizes)
  const lang = useLocale()
  return useMemo(
    () => ({
      table,
      filters,
      byDay,
      query: {
        ...fixed,
        ...queryOf(table, columns, filters, byDay),
        ...(table.search !== '' && { lang }),
      },
    }),
    [table, columns, filters, byDay, fixed, lang],
  )
}

const none: readonly ListFilter[] = []

/** Builds the back end query from the address; unknown values are ignored. `all` removes a default filter. */
function queryOf(
  state: TableState,
  columns: readonly Sortable[],
  filters: readonly ListFilter[],
  byDay: boolean,
): ListQuery {
  const chosen = filters.map((filter) => {
    const value = chosenOf(filter, state)
    return [filter.id, value === 'all' ? '' : value] as const
  })
  const day = (name: string) => (isDay(state.filterOf(name)) ? state.filterOf(name) : '')
  const { sort } = state
  const isSorted = columns.some(({ id, sortable = true }) => sortable && id === sort?.by)
  return {
    page: state.page,
    size: state.size,
    q: state.search.slice(0, longestSearch),
    ...(sort && isSorted && { sort: (sort.descending ? '-' : '') + sort.by }),
    ...(byDay && { from: day('from'), to: day('to') }),
    ...Object.fromEntries(chosen),
  }
}

/** A filter's value in the address, or several separated by commas; otherwise its default. */
export function chosenOf({ id, options }: ListFilter, state: TableState): string {
  const asked = state.filterOf(id)
  const known = new Set(options.flatMap(({ value }) => value.split(',')))
  const isKnown = asked !== '' && asked.split(',').every((one) => known.has(one))
  return isKnown ? asked : defaultOf({ options }, state)
}

/** The value if the address names none. A search finds rows of any status, so it removes a default filter. */
export function defaultOf(
  { options }: Pick<ListFilter, 'options'>,
  { search }: TableState,
): string {
  const any = options.find(({ value }) => value === 'all')
  const first = options[0]
  return (search === '' ? first : (any ?? first))?.value ?? ''
}

/** A filter's options, plus one for several values that a link requests at once. */
export function withAsked({ options }: ListFilter, asked: string): ListFilter['options'] {
  const named = asked.split(',').flatMap((one) => options.filter(({ value }) => value === one))
  if (named.length < 2 || options.some(({ value }) => value === asked)) return options
  return [...options, { value: asked, label: named.map(({ label }) => label).join(', ') }]
}

/** Whether the list is filtered beyond its defaults; `all` does not count as a filter. */
export function isFiltered(state: TableState, filters: readonly ListFilter[]): boolean {
  const names = [...filters.map(({ id }) => id), 'from', 'to']
  return state.search !== '' || names.some((name) => !/^(all)?$/.test(state.filterOf(name)))
}

/** Removes all filters. */
export function clearAll(state: TableState, filters: readonly ListFilter[]): void {
  const names = [...filters.map(({ id }) => id), 'from', 'to']
  state.change({ search: '', filters: Object.fromEntries(names.map((name) => [name, ''])) })
}
