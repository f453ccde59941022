import type { InfiniteData } from '@reduxjs/toolkit/query'
import type { CachedResult } from '#api/cache/loadState'
import { pagesOf, taggedPages } from '#api/cache/pages'
import { api } from '#api/client/api'
import { askProvider, type ProviderCall, providerQuery } from '#api/client/provider'
import type { Failure } from '#contract/failure'
import { providerPaths } from '#contract/provider'
import {
  type StatementFilter,
  type StatementPage,
  type StatementRow,
  statementPageSchema,
  writeStatementFilter,
} from '#contract/wallet/statement'

interface StatementArgument {
  userId: string
  filter: StatementFilter
}

/** The place in the ledger below which a page begins; null for the newest rows. */
type Cursor = number | null

export const statementApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Every change of the credit, newest first, page by page. */
    statement: build.infiniteQuery<CachedResult<StatementPage>, StatementArgument, Cursor>({
      ...providerQuery('Balance', pageOf),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ value }) => value.next ?? undefined,
      },
      providesTags: taggedPages('Balance'),
    }),
  }),
})

export const { useStatementInfiniteQuery } = statementApi

/** Only the newest rows are kept for bad times: of everything that was ever looked up there is no end. */
function pageOf({
  queryArg: { userId, filter },
  pageParam,
}: {
  queryArg: StatementArgument
  pageParam: Cursor
}): ProviderCall<StatementPage> {
  const query = writeStatementFilter(filter, pageParam).toString()
  const path = providerPaths.statement(userId)
  return query === ''
    ? { path, schema: statementPageSchema, owner: userId }
    : { path: `${path}?${query}`, schema: statementPageSchema }
}

/** The rows of all pages that were loaded, as old as the oldest of these. */
export function statementRows(
  data: InfiniteData<CachedResult<StatementPage>, Cursor> | undefined,
): CachedResult<StatementRow[]> | undefined {
  const pages = pagesOf(data)
  return pages && { ...pages, value: pages.value.flatMap(({ rows }) => rows) }
}

/** Every row that `filter` lets pass, for a file or for paper; or why they cannot all be had. */
export async function wholeStatement(
  argument: StatementArgument,
  signal: AbortSignal,
): Promise<{ rows: StatementRow[] } | { failure: Failure }> {
  const rows: StatementRow[] = []
  let cursor: Cursor = null
  do {
    const { owner: _, ...query } = pageOf({ queryArg: argument, pageParam: cursor })
    const outcome: { data: CachedResult<StatementPage> } | { error: Failure } = await askProvider(
      query,
      signal,
    )
    if ('error' in outcome) return { failure: outcome.error }
    rows.push(...outcome.data.value.rows)
    cursor = outcome.data.value.next
  } while (cursor !== null)
  return { rows }
}
