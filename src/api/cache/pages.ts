import type { InfiniteData } from '@reduxjs/toolkit/query'
import type { Failure } from '#contract/failure'
import { pagePath } from '#contract/page'
import { providerUrl } from '#lib/environment'
import { type DataTag, tagged } from '../client/api'
import { type Asking, type ProviderCall, providerQuery } from '../client/provider'
import { forgetStrayPages } from './cachedAnswers'
import type { CachedResult } from './loadState'
import { type LoadState, loadState, mapLoad } from './loadState'

/** Where a page begins, as the one before it said; null for the newest rows. */
export type Cursor = string | null

/** How the rest of a list is asked for. */
export interface Paging {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

/** A load that goes on: of its rows, those asked for so far. */
export interface PagedLoad<T> extends LoadState<T> {
  paging: Paging
}

interface PagedQuery<Page> extends Paging {
  currentData?: InfiniteData<CachedResult<Page>, unknown> | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

/**
 * The definition of an endpoint that asks the provider for a long list, page by page. The pages that
 * were read last are kept for bad times.
 */
export function providerPages<Page, Argument>(
  tag: DataTag,
  queryOf: (argument: Argument) => ProviderCall<Page>,
  nextOf: (page: CachedResult<Page>) => Cursor = ({ next }) => next ?? null,
) {
  interface PageArgument {
    queryArg: Argument
    pageParam: Cursor
  }
  const { queryFn } = providerQuery(tag, ({ queryArg, pageParam }: PageArgument) => {
    const query = queryOf(queryArg)
    return { ...query, path: pagePath(query.path, pageParam) }
  })
  return {
    queryFn: async (argument: PageArgument, asking: Asking) => {
      const outcome = await queryFn(argument, asking)
      const { path, owner } = queryOf(argument.queryArg)
      const isNewest = argument.pageParam === null && 'data' in outcome && !outcome.data.isStale
      if (isNewest && owner !== undefined) {
        await forgetStrayPages(owner, providerUrl + path, nextOf(outcome.data))
      }
      return outcome
    },
    infiniteQueryOptions: {
      initialPageParam: null,
      getNextPageParam: (page: CachedResult<Page>) => nextOf(page) ?? undefined,
    },
    providesTags: taggedPages(tag),
  }
}

/** As {@link tagged}, for lists that are loaded page by page. */
export function taggedPages(tag: DataTag) {
  return (
    result: InfiniteData<CachedResult<unknown>, unknown> | undefined,
    failure: Failure | undefined,
  ) => tagged(tag)(result?.pages.find(({ isStale }) => isStale) ?? result?.pages[0], failure)
}

/** The pages that were loaded, as old as the oldest of these. */
export function pagesOf<Page>(
  data: InfiniteData<CachedResult<Page>, unknown> | undefined,
): CachedResult<Page[]> | undefined {
  if (data === undefined) return undefined
  const { pages } = data
  return {
    value: pages.map(({ value }) => value),
    asOf: Math.min(...pages.map(({ asOf }) => asOf)),
    isStale: pages.some(({ isStale }) => isStale),
    failure: pages.find(({ failure }) => failure !== null)?.failure ?? null,
  }
}

/** What a screen needs of a list that is loaded page by page; `see` makes one value of its pages. */
export function pagedLoad<Page, Value>(
  query: PagedQuery<Page>,
  see: (pages: Page[]) => Value,
): PagedLoad<Value> {
  const state = loadState({ ...query, currentData: pagesOf(query.currentData) })
  return { ...mapLoad(state, see), paging: query }
}

/** The same for pages that are nothing but rows. */
export function rowsLoad<Row>(query: PagedQuery<Row[]>): PagedLoad<Row[]> {
  return pagedLoad(query, (pages) => pages.flat())
}
