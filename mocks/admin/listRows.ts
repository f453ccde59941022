/** Finds a page of rows by an index; a filter with its own index narrows the range, others test each row in it. */
import { Dexie } from 'dexie'
import { dayMs, startOfBangkokDay } from '#lib/time'
import type { Asked, Found, Key, ListOf, Matches } from './listDefinition'

/** Most index ranges to read in parallel; above it, all rows are read. */
const mostRanges = 200

export async function findRows<Row>(list: ListOf<Row>, asked: Asked): Promise<Found<Row>> {
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
