/** Lists of the back office, one page at a time. A query that a list does not support is refused. */
import * as v from 'valibot'
import { exportSize, listQuerySchema } from '#contract/admin/list'
import { refuse, unknownIn } from '../answer'
import { isoNow } from '../clock'
import type { Asked, ListOf, Matches } from './listDefinition'
import { findRows } from './listRows'

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
  const found = await findRows(list, question)
  const { query } = question
  // Rows may have been removed since; then answer the last page.
  const last = Math.max(1, Math.ceil(found.total / query.size))
  const page = Math.min(query.page, last)
  const isThere = page === query.page
  const { rows, total } = isThere
    ? found
    : await findRows(list, { ...question, query: { ...query, page } })
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
