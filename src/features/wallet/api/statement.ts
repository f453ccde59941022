import type { InfiniteData } from '@reduxjs/toolkit/query'
import { type CachedResult, pagesOf } from '#api/cache/loadState'
import { api } from '#api/client/api'
import { askProvider, type Cursor, type ProviderCall, providerPages } from '#api/client/provider'
import type { Failure } from '#contract/failure'
import { pagePath, providerPaths } from '#contract/provider'
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

export const statementApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Every change of the credit, newest first, page by page. */
    statement: build.infiniteQuery<CachedResult<StatementPage>, StatementArgument, Cursor>(
      providerPages('Balance', statementCall, ({ value }) => nextOf(value)),
    ),
  }),
})

export const { useStatementInfiniteQuery } = statementApi

/** Only the statement as a whole is kept for bad times: of everything that is ever looked up there is no end. */
function statementCall({ userId, filter }: StatementArgument): ProviderCall<StatementPage> {
  const query = writeStatementFilter(filter).toString()
  const path = providerPaths.statement(userId)
  return query === ''
    ? { path, schema: statementPageSchema, owner: userId }
    : { path: `${path}?${query}`, schema: statementPageSchema }
}

/** The place in the ledger below which the next page begins. */
function nextOf({ next }: StatementPage): Cursor {
  return next === null ? null : String(next)
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
    const { path, schema } = statementCall(argument)
    const call = { path: pagePath(path, cursor), schema }
    const outcome: { data: CachedResult<StatementPage> } | { error: Failure } = await askProvider(
      call,
      signal,
    )
    if ('error' in outcome) return { failure: outcome.error }
    rows.push(...outcome.data.value.rows)
    cursor = nextOf(outcome.data.value)
  } while (cursor !== null)
  return { rows }
}
