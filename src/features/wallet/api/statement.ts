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
    /** Every change to the credit, newest first, page by page. */
    statement: build.infiniteQuery<CachedResult<StatementPage>, StatementArgument, Cursor>(
      providerPages('Balance', statementCall, ({ value }) => nextOf(value)),
    ),
  }),
})

export const { useStatementInfiniteQuery } = statementApi

/** Only the unfiltered statement is stored for offline use: there are too many possible filters. */
function statementCall({ userId, filter }: StatementArgument): ProviderCall<StatementPage> {
  const query = writeStatementFilter(filter).toString()
  const path = providerPaths.statement(userId)
  return query === ''
    ? { path, schema: statementPageSchema, owner: userId }
    : { path: `${path}?${query}`, schema: statementPageSchema }
}

/** Position in the ledger below which the next page begins. */
function nextOf({ next }: StatementPage): Cursor {
  return next === null ? null : String(next)
}

/** Rows of all loaded pages. Their age is that of the oldest page. */
export function statementRows(
  data: InfiniteData<CachedResult<StatementPage>, Cursor> | undefined,
): CachedResult<StatementRow[]> | undefined {
  const pages = pagesOf(data)
  return pages && { ...pages, value: pages.value.flatMap(({ rows }) => rows) }
}

/**
 * Loads every row that matches `filter`, for a file or for printing.
 * @returns the rows, or the error that prevented loading them all
 */
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
