/**
 * Lists of the back office, one page at a time, by an index. Sort fields have an index; a filter with its own
 * index narrows the range, the other filters test each row in it.
 */
import { Dexie, type Table } from 'dexie'
import * as v from 'valibot'
import { exportSize, type ListQuery, listQuerySchema } from '#contract/admin/list'
import { dayMs, startOfBangkokDay } from '#lib/time'
import { refuse, unknownIn } from '../answer'
import { isoNow } from '../clock'

type Key = string | number

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

interface Asked {
  query: ListQuery
  sort: string
  descending: boolean
  /** The requested filters with their values. */
  chosen: [name: string, values: ReadonlySet<string>][]
  /** What the searched text means, unless a filter has replaced it. */
  matches?: Matches
}

interface Found<Row> {
  rows: Row[]
  total: number
}

/** Most index ranges to read in parallel; above it, all rows are read. */
const mostRanges = 200

/**
 * @returns a page of the list, or 400 for a query that the list does not support. `fixed`: filters that the
 * call sets, so the query string cannot set them.
 */
export async function answerList<Row>(
  list: ListOf<Row>,
  search: URLSearchParams,
  describe: (rows: Row[]) => Promise<object[]>,
  fixed: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const known = namesKnownTo(list).filter((name) => !Object.hasOwn(fixed, name))
  const unknown = unknownIn(search, known)
  if (unknown !== null) return refuse(400, unknown)
  const asked = readQuery(list, new URLSearchParams([...search, ...Object.entries(fixed)]))
  if (typeof asked === 'string') return refuse(400, asked)
  const question = await meant(list, asked)
  const found = await find(list, question)
  const { query } = question
  // Rows may have been removed since; then answer the last page.
  const last = Math.max(1, Math.ceil(found.total / query.size))
  const page = Math.min(query.page, last)
  const isThere = page === query.page
  const { rows, total } = isThere
    ? found
    : await find(list, { ...question, query: { ...query, page } })
  return Response.json({ data: await describe(rows), total, page, asOf: isoNow() })
}

/** Query parameters of a list: pages always, a search or days if supported, and its filters. */
function namesKnownTo<Row>({ search, searchFilter, day, filters }: ListOf<Row>): string[] {
  const isSearched = search !== undefined || searchFilter !== undefined
  const isKnown: Readonly<Record<string, boolean>> = {
    q: isSearched,
    lang: isSearched,
    from: day !== undefined,
    to: day !== undefined,
  }
  const common = Object.keys(listQuerySchema.entries).filter((name) => isKnown[name] ?? true)
  return [...common, ...Object.keys(filters)]
}

function readQuery<Row>(list: ListOf<Row>, search: URLSearchParams): Asked | string {
  const given = Object.fromEntries(search)
  const read = v.safeParse(listQuerySchema, given)
  if (!read.success) return `${v.getDotPath(read.issues[0]) ?? 'query'}: not understood`
  const { size, purpose } = read.output
  if (size === exportSize && purpose === undefined) return 'size: only for a file'
  const sortText = read.output.sort ?? list.defaultSort
  const sort = sortText.replace(/^-/, '')
  if (!Object.hasOwn({ ...list.sorts, ...list.orders }, sort)) return `sort: ${sort} is unknown`
  const known = Object.keys(listQuerySchema.entries)
  const chosen: Asked['chosen'] = []
  for (const [name, text] of Object.entries(given)) {
    if (known.includes(name)) continue
    const { values: allowed } = list.filters[name] ?? {}
    const values = text.split(',').filter((value) => value !== '')
    if (allowed && values.some((value) => !allowed.includes(value))) {
      return `${name}: unknown value`
    }
    if (values.length > 0) chosen.push([name, new Set(values)])
  }
  return { query: read.output, sort, descending: sortText.startsWith('-'), chosen }
}

/** Finds out what a search text means. If it only means players, the filter `user` replaces it. */
async function meant<Row>(list: ListOf<Row>, asked: Asked): Promise<Asked> {
  const { q, lang } = asked.query
  const text = q.trim()
  if (text === '') return asked
  const filter = await list.searchFilter?.(text)
  if (filter) return narrowed(asked, ...filter)
  const found = (await list.search?.(text, lang)) ?? []
  const matches: Matches = Array.isArray(found) ? { keys: found, users: [] } : found
  const { keys, users, amount } = matches
  const isByPlayer = keys.length === 0 && amount === undefined && users.length > 0
  return isByPlayer ? narrowed(asked, 'user', users) : { ...asked, matches }
}

/** Adds a filter. It comes first, because its index leads to the fewest rows. */
function narrowed(asked: Asked, name: string, values: readonly string[]): Asked {
  return { ...asked, chosen: [[name, new Set(values)], ...asked.chosen] }
}

async function find<Row>(list: ListOf<Row>, asked: Asked): Promise<Found<Row>> {
  const { sort, matches } = asked
  const order = await list.orders?.[sort]?.()
  const sets = await keySets(list, asked)
  const isKeyed = matches && matches.users.length === 0 && matches.amount === undefined
  if (isKeyed) sets.unshift(new Set(matches.keys))
  const [first, ...others] = sets
  if (first) {
    const keys = [...first].filter((key) => others.every((set) => set.has(key)))
    const rows = (await list.table.bulkGet(keys)).filter((row) => row !== undefined)
    return inMemory(list, asked, rows, order)
  }
  if (matches) return findAny(list, asked, matches)
  if (order) return inOrder(list, asked, order)
  const narrow = narrowing(list, asked)
  if (narrow === null) {
    return walk(list, asked, () => rangeOf(list, asked, list.sorts[sort]?.index ?? ''))
  }
  const { index, by, filter } = narrow
  const rest = { ...asked, chosen: asked.chosen.filter((one) => one !== filter) }
  const ranges = [...filter[1]].map(
    (value) => () => rangeOf(list, { ...asked, sort: by }, index, value),
  )
  const [only] = ranges
  if (by !== sort || !only) {
    const read = await Promise.all(ranges.map((range) => range().toArray()))
    return inMemory(list, rest, read.flat())
  }
  return ranges.length === 1 ? walk(list, rest, only) : merge(list, rest, ranges)
}

/** Keys of filters with `keysOf`. */
function keySets<Row>({ filters }: ListOf<Row>, { chosen, query }: Asked): Promise<Set<Key>[]> {
  const sets = chosen.flatMap(([name, values]) => filters[name]?.keysOf?.(values, query) ?? [])
  return Promise.all(sets.map(async (keys) => new Set(await keys)))
}

/** Finds the rows that a text means in several ways: few by their keys and players, many by their amount. */
async function findAny<Row>(
  list: ListOf<Row>,
  { query, sort, descending, chosen }: Asked,
  { keys, users, amount }: Matches,
): Promise<Found<Row>> {
  const asked: Asked = { query, sort, descending, chosen }
  const [named, theirs] = await Promise.all([
    list.table.bulkGet([...keys]),
    users.length === 0 ? [] : list.table.where('userId').anyOf(users).toArray(),
  ])
  const rows = [...named.filter((row) => row !== undefined), ...theirs]
  const others = [...new Map(rows.map((row) => [list.keyOf(row), row])).values()]
  const ofAmount = list.amount
  if (ofAmount === undefined || amount === undefined) return inMemory(list, asked, others)
  const isMeant = predicate(list, asked, true) ?? (() => true)
  const rest = others.filter((row) => ofAmount.of(row) !== amount && isMeant(row))
  const range = () => rangeOf(list, asked, ofAmount.index, amount)
  if (asked.sort === list.day) return merge(list, asked, [range], rest)
  return inMemory(list, asked, [...(await range().toArray()), ...rest])
}

/** The filter whose index reads only its rows, preferably already in the requested order. */
function narrowing<Row>(list: ListOf<Row>, { chosen, sort }: Asked) {
  for (const filter of chosen) {
    const [name, values] = filter
    const indexes = list.filters[name]?.index ?? {}
    const by = Object.hasOwn(indexes, sort) ? sort : Object.keys(indexes)[0]
    const index = by === undefined ? undefined : indexes[by]
    if (by !== undefined && index && values.size <= mostRanges) return { filter, index, by }
  }
  return null
}

/** A range of an index, limited to the value `first` if compound, and to the requested days. */
function rangeOf<Row>(
  { table, day }: ListOf<Row>,
  { query, sort }: Asked,
  index: string,
  first?: Key,
) {
  const byDay = day === sort
  const from = byDay && query.from ? iso(startOfBangkokDay(query.from)) : Dexie.minKey
  const until = byDay && query.to ? iso(startOfBangkokDay(query.to) + dayMs) : Dexie.maxKey
  const start: unknown = first === undefined ? from : [first, from]
  const end: unknown = first === undefined ? until : [first, until]
  return table.where(index).between(start, end, true, until === Dexie.maxKey)
}

type Range<Row> = () => ReturnType<typeof rangeOf<Row>>

/** Reads only the rows of the page; with other filters, all rows of the range are tested. */
async function walk<Row>(list: ListOf<Row>, asked: Asked, range: Range<Row>): Promise<Found<Row>> {
  const { page, size } = asked.query
  const skipped = (page - 1) * size
  const isMeant = predicate(list, asked)
  if (isMeant === null) {
    const [total, rows] = await Promise.all([
      range().count(),
      ordered(range, asked).offset(skipped).limit(size).toArray(),
    ])
    return { rows, total }
  }
  // Reading all at once is faster than row by row.
  const rows = (await range().toArray()).filter(isMeant)
  if (asked.descending) rows.reverse()
  return { rows: rows.slice(skipped, skipped + size), total: rows.length }
}

/**
 * Like {@link walk}, over several ranges in parallel; reads per range no more than the page can show. `others`:
 * rows of no range, which pass all filters.
 */
async function merge<Row>(
  list: ListOf<Row>,
  asked: Asked,
  ranges: readonly Range<Row>[],
  others: readonly Row[] = [],
): Promise<Found<Row>> {
  const { page, size } = asked.query
  if (predicate(list, asked)) {
    const read = await Promise.all(ranges.map((range) => range().toArray()))
    return inMemory(list, asked, [...read.flat(), ...others])
  }
  const [counts, read] = await Promise.all([
    Promise.all(ranges.map((range) => range().count())),
    Promise.all(
      ranges.map((range) =>
        ordered(range, asked)
          .limit(page * size)
          .toArray(),
      ),
    ),
  ])
  const total = counts.reduce((sum, count) => sum + count, others.length)
  return { ...inMemory(list, asked, [...read.flat(), ...others]), total }
}

function ordered<Row>(range: Range<Row>, { descending }: Asked): ReturnType<Range<Row>> {
  const rows = range()
  if (descending) rows.reverse()
  return rows
}

/** The page's slice of the keys; with filters, of the keys whose rows pass. */
async function inOrder<Row>(
  list: ListOf<Row>,
  asked: Asked,
  order: readonly Key[],
): Promise<Found<Row>> {
  const { page, size } = asked.query
  const keys = asked.descending ? order.toReversed() : order
  const pageOf = <T>(all: readonly T[]) => all.slice((page - 1) * size, page * size)
  const read = async (some: readonly Key[]) =>
    (await list.table.bulkGet([...some])).filter((row) => row !== undefined)
  const isMeant = predicate(list, asked, true)
  if (isMeant === null) return { rows: await read(pageOf(keys)), total: keys.length }
  const rows = (await read(keys)).filter(isMeant)
  return { rows: pageOf(rows), total: rows.length }
}

function inMemory<Row>(
  list: ListOf<Row>,
  asked: Asked,
  rows: Row[],
  order?: readonly Key[],
): Found<Row> {
  const { page, size } = asked.query
  const isMeant = predicate(list, asked, true)
  const places = order && new Map(order.map((key, place) => [key, place]))
  const placeOf = (row: Row) => places?.get(list.keyOf(row)) ?? -1
  const valueOf = places ? placeOf : (list.sorts[asked.sort]?.valueOf ?? list.keyOf)
  const found = (isMeant === null ? rows : rows.filter(isMeant)).toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)]
    const order = a < b ? -1 : Number(a > b)
    return asked.descending ? 0 - order : order
  })
  return { rows: found.slice((page - 1) * size, page * size), total: found.length }
}

/** @returns a test whether a row matches; null if all rows of the range do */
function predicate<Row>(
  list: ListOf<Row>,
  { query, chosen, sort, matches }: Asked,
  withDays = list.day !== sort,
): ((row: Row) => boolean) | null {
  const { filters, sorts, day } = list
  const tests = chosen.map(
    ([name, values]) =>
      (row: Row) =>
        filters[name]?.passes(row, values) ?? false,
  )
  if (matches) tests.push(matching(list, matches))
  const momentOf = day === undefined ? undefined : sorts[day]?.valueOf
  if (withDays && momentOf && (query.from || query.to)) {
    const from = query.from ? iso(startOfBangkokDay(query.from)) : ''
    const until = query.to ? iso(startOfBangkokDay(query.to) + dayMs) : '~'
    tests.push((row) => momentOf(row) >= from && momentOf(row) < until)
  }
  return tests.length === 0 ? null : (row) => tests.every((test) => test(row))
}

function matching<Row>(list: ListOf<Row>, { keys, users, amount }: Matches) {
  const [wanted, players] = [new Set(keys), new Set(users)]
  return (row: Row) =>
    wanted.has(list.keyOf(row)) ||
    (amount !== undefined && list.amount?.of(row) === amount) ||
    (players.size > 0 && list.filters['user']?.passes(row, players) === true)
}

function iso(moment: number): string {
  return new Date(moment).toISOString()
}
