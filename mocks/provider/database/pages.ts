/** Pages of long lists: 30 rows, newest first, with a cursor made of the last row's time and key. */
import { Dexie, type Table } from 'dexie'
import { pageRows } from '#contract/provider'
import { refuse } from '../../answer'

export interface Place {
  moment: string
  key: string
}

export interface Page<Row> {
  rows: Row[]
  /** Cursor for `?after=`; null on the last page. */
  next: string | null
}

/** Answers the page after `?after=`, or the first one. */
export async function paged(
  search: URLSearchParams,
  read: (place: Place | 'newest') => Promise<{ rows: object; next: string | null }>,
): Promise<Response> {
  const answer = async (place: Place | 'newest') => {
    const { rows, next } = await read(place)
    return Response.json({ data: rows, next })
  }
  const after = search.get('after')
  if (after === null) return answer('newest')
  const [, moment = '', key = ''] = /^(\S{1,40}) (.{1,256})$/.exec(after) ?? []
  const isMoment = !Number.isNaN(Date.parse(moment))
  return isMoment ? answer({ moment, key }) : refuse(400, 'after: Not a cursor')
}

/** Whether a row comes after the place, in order from newest to oldest. */
export function isBelow(row: Place, place: Place | 'newest'): boolean {
  if (place === 'newest') return true
  return row.moment < place.moment || (row.moment === place.moment && row.key < place.key)
}

/** The first page of `rows`, which are newest first and have one extra row if there is a next page. */
export function firstPage<Row>(
  rows: readonly Row[],
  placeOfRow: (row: Row) => Place,
  limit = pageRows,
): Page<Row> {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  if (rows.length <= limit || last === undefined) return { rows: page, next: null }
  const { moment, key } = placeOfRow(last)
  return { rows: page, next: `${moment} ${key}` }
}

/** Filter for rows. */
export interface Selection<Row> {
  /** ISO text: `from` is included, `until` is not. */
  from?: string | null
  until?: string | null
  isMeant?: (row: Row) => boolean
}

/** One page of a player's rows, by an index of owner and time. */
export async function pageOf<Row, Key, Insert>(
  table: Table<Row, Key, Insert>,
  index: string,
  owner: string,
  place: Place | 'newest',
  placeOfRow: (row: Row) => Place,
  { from, until, isMeant }: Selection<Row> = {},
  limit = pageRows,
): Promise<Page<Row>> {
  const upTo = place === 'newest' ? (until ?? Dexie.maxKey) : place.moment
  const range = table
    .where(index)
    // `until` is exclusive; at a cursor, other rows of the same time may be left.
    .between([owner, from ?? Dexie.minKey], [owner, upTo], true, place !== 'newest' || !until)
  const isWanted = (row: Row) => {
    const own = placeOfRow(row)
    return isBelow(own, place) && !(until && own.moment >= until) && (isMeant?.(row) ?? true)
  }
  // A plain range is read at once, which is faster than filtering row by row.
  const newestFirst = place === 'newest' && !isMeant ? range : range.filter(isWanted)
  newestFirst.reverse()
  return firstPage(await newestFirst.limit(limit + 1).toArray(), placeOfRow, limit)
}
