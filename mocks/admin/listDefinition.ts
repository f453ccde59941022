/** What a list of the back office has: its table, sort fields, filters and search. */
import type { Table } from 'dexie'
import type { ListQuery } from '#contract/admin/list'

export type Key = string | number

export interface ListOf<Row> {
  table: Pick<Table<Row, Key>, 'where' | 'bulkGet'>
  keyOf: (row: Row) => Key
  /** Sort fields: the index, and the value in a row. */
  sorts: Readonly<Record<string, { index: string; valueOf: (row: Row) => Key }>>
  /** Sorts by values outside the rows, with their own indexes; each returns the keys of all rows, ascending. */
  orders?: Readonly<Record<string, () => Promise<Key[]>>>
  /** Usually `-createdAt`, newest first. */
  defaultSort: string
  /** The field for the day range `from`–`to`; must be one of `sorts`. */
  day?: string
  /** Further filters. With `index`, compound with the sort field, only the matching range is read. */
  filters: Readonly<Record<string, ListFilter<Row>>>
  /** Finds the rows that a text means; `lang` is the language in which it was typed. */
  search?: (text: string, lang: string) => Promise<Key[] | Matches>
  /** The amount of a row in satang, and its index with `day`, to search by it. */
  amount?: { index: string; of: (row: Row) => number | undefined }
  /** For texts that match many rows: a filter of the list with its values; null if the text matches none. */
  searchFilter?: (text: string) => Promise<[name: string, values: string[]] | null>
}

/** What a text means: a row that is any of these. */
export interface Matches {
  keys: readonly Key[]
  /** Players, as values of the filter `user`. */
  users: readonly string[]
  /** In satang. It may match many rows, so it is read by page like a whole list. */
  amount?: number
}

export interface ListFilter<Row> {
  /** Allowed values, one or several with commas; any text if omitted. */
  values?: readonly string[]
  passes: (row: Row, values: ReadonlySet<string>) => boolean
  /** If a row alone does not show whether it passes: the keys of the rows that do, within the query's days. */
  keysOf?: (values: ReadonlySet<string>, query: ListQuery) => Promise<Key[]>
  /** Existing indexes `[field+sort]`, by sort. */
  index?: Readonly<Record<string, string>>
}

/** A query that the list supports. */
export interface Asked {
  query: ListQuery
  sort: string
  descending: boolean
  /** The requested filters with their values. */
  chosen: [name: string, values: ReadonlySet<string>][]
  /** What the searched text means, unless a filter has replaced it. */
  matches?: Matches
}

/** A page of rows, and how many there are in all. */
export interface Found<Row> {
  rows: Row[]
  total: number
}
