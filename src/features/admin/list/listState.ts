/** How a list of the operator's side is looked at: kept in the address, asked for at the back end. */

import { useMemo } from 'react'
import { longestSearch, pageSizes } from '#contract/admin/list'
import { isDay } from '#lib/time'
import type { Text } from '#ui/intl/useText'
import { type Column, type TableState, useTableState } from '#ui/table/useTableState'

/** What a list of the operator's side is asked by, besides page, order and text. */
export interface ListFilter {
  /** Its name at the back end and in the address. */
  readonly id: string
  readonly label: string
  /** The first one counts while the address names none; `all` lets all pass. */
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

interface Choice<Value extends string> extends Omit<ListFilter, 'options'> {
  values: readonly Value[]
  labelOf: (value: Value) => string
  /** What counts while nothing is chosen; otherwise all. */
  first?: ListFilter['options'][number]
}

/** One of some values, or any. */
export function choiceFilter<Value extends string>(
  text: Text,
  { values, labelOf, first, ...filter }: Choice<Value>,
): ListFilter {
  const any = { value: 'all', label: text('table.any') }
  const options = values.map((value) => ({ value, label: labelOf(value) }))
  return { ...filter, options: [...(first ? [first] : []), any, ...options] }
}

/** How most lists begin. */
export const newestFirst = { by: 'createdAt', descending: true }

export type ListQuery = Readonly<Record<string, string | number | undefined>>

type Sortable = Pick<Column<never>, 'id' | 'sortable'>

/** How a list is looked at, and what the back end is asked for by it. */
export interface ListState {
  readonly table: TableState
  readonly query: ListQuery
  readonly filters: readonly ListFilter[]
  readonly byDay: boolean
}

interface ListStateOptions {
  /** What the list can be sorted by is among them. */
  columns: readonly Sortable[]
  /** Memoise them. */
  filters?: readonly ListFilter[]
  /** Whether the back end knows `from` and `to`. */
  byDay?: boolean
  /** What is always asked for, such as one player's rows. Memoise it. */
  fixed?: ListQuery
}

/** The state of a page's list, kept in its address; `query` is for the list's endpoint. */
export function useListState({
  columns,
  filters = none,
  byDay = false,
  fixed,
}: ListStateOptions): ListState {
  const table = useTableState(undefined, pageSizes)
  return useMemo(
    () => ({
      table,
      filters,
      byDay,
      query: { ...fixed, ...queryOf(table, columns, filters, byDay) },
    }),
    [table, columns, filters, byDay, fixed],
  )
}

const none: readonly ListFilter[] = []

/**
 * What the back end is asked for, as it stands in the address; what the list does not know counts as not said.
 * `all` lifts a filter that counts by itself.
 */
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

/** The value of a filter, or several with commas between, as the address names it; else its first. */
export function chosenOf({ id, options }: ListFilter, state: TableState): string {
  const asked = state.filterOf(id)
  const known = new Set(options.flatMap(({ value }) => value.split(',')))
  const isKnown = asked !== '' && asked.split(',').every((one) => known.has(one))
  return isKnown ? asked : (options[0]?.value ?? '')
}

/** The options of a filter, and the several of them that a link asks for at once. */
export function withAsked({ options }: ListFilter, asked: string): ListFilter['options'] {
  const named = asked.split(',').flatMap((one) => options.filter(({ value }) => value === one))
  if (named.length < 2 || options.some(({ value }) => value === asked)) return options
  return [...options, { value: asked, label: named.map(({ label }) => label).join(', ') }]
}

/** Whether the list is narrowed beyond what counts by itself; `all` narrows nothing. */
export function isFiltered(state: TableState, filters: readonly ListFilter[]): boolean {
  const names = [...filters.map(({ id }) => id), 'from', 'to']
  return state.search !== '' || names.some((name) => !/^(all)?$/.test(state.filterOf(name)))
}

/** Takes back what the list is narrowed by. */
export function clearAll(state: TableState, filters: readonly ListFilter[]): void {
  const names = [...filters.map(({ id }) => id), 'from', 'to']
  state.change({ search: '', filters: Object.fromEntries(names.map((name) => [name, ''])) })
}
