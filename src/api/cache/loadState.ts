import type { InfiniteData } from '@reduxjs/toolkit/query'
import { type Failure, isFailure } from '#contract/failure'
import { clockNow } from '#lib/device/clock'

/** An answer with its time, so that an old answer is never shown as current. */
export interface CachedResult<T> {
  value: T
  /** When the provider gave the answer, in milliseconds since 1970. */
  updatedAt: number
  /** An earlier answer, shown because the provider cannot be reached now. */
  isStale: boolean
  /** Why there is no fresh answer; null for a fresh one. */
  failure: Failure | null
  /** The start of the next page of a long list. */
  next?: string | null
}

/**
 * Wraps a fresh answer. It is frozen, because otherwise the store would freeze each of its records. For ten
 * thousand records that takes longer than parsing them.
 */
export function answeredNow<T>(value: T, next: string | null = null): CachedResult<T> {
  return Object.freeze({ value, updatedAt: clockNow(), isStale: false, failure: null, next })
}

/** The state of a load, as screens need it, for every kind of endpoint. */
export interface LoadState<T> {
  /** The best available answer; undefined while there is none. A failed load never becomes a value. */
  answer: Pick<CachedResult<T>, 'value' | 'updatedAt'> | undefined
  /** Why there is no fresh answer; null when there is one, or none was needed yet. */
  failure: Failure | null
  /** Whether a call is running now. */
  busy: boolean
  retry: () => void
}

/** The fields of a query hook's result that are used here. */
interface CachedQuery<T> {
  // Not `data`, which still holds the answer for the previous argument.
  currentData?: CachedResult<T> | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

export function loadState<T>({
  currentData,
  error,
  isFetching,
  refetch,
}: CachedQuery<T>): LoadState<T> {
  return {
    answer: currentData,
    failure: failureOf(error) ?? currentData?.failure ?? null,
    busy: isFetching,
    retry: () => void refetch(),
  }
}

/** Combines two loads that make sense only together. The result is as old as the older one. */
export function bothLoads<A, B>(one: LoadState<A>, other: LoadState<B>): LoadState<[A, B]> {
  const updatedAt = Math.min(one.answer?.updatedAt ?? Infinity, other.answer?.updatedAt ?? Infinity)
  return {
    answer: one.answer &&
      other.answer && { value: [one.answer.value, other.answer.value], updatedAt },
    failure: one.failure ?? other.failure,
    busy: one.busy || other.busy,
    retry: () => {
      one.retry()
      other.retry()
    },
  }
}

/** Maps the value of a load; the rest stays the same. */
export function mapLoad<A, B>(
  state: LoadState<A>,
  see: (value: A, updatedAt: number) => B,
): LoadState<B> {
  const { answer } = state
  return {
    ...state,
    answer: answer && { updatedAt: answer.updatedAt, value: see(answer.value, answer.updatedAt) },
  }
}

/** Treats everything but a {@link Failure} as a bug of the app, which Redux Toolkit has logged. */
function failureOf(error: unknown): Failure | null {
  if (error === undefined) return null
  return isFailure(error) ? error : { kind: 'badAnswer', status: null, message: '' }
}

interface SearchQuery<T> {
  /** The answer for the current search text. */
  currentData?: CachedResult<T> | undefined
  /** The last answer, for any search text. */
  data?: CachedResult<T> | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** A load by search text. While the next search runs, the last results stay. */
export function foundLoad<T>(query: SearchQuery<T>): LoadState<T> {
  const { currentData, data, isFetching } = query
  return loadState({ ...query, currentData: currentData ?? (isFetching ? data : undefined) })
}

/** Whether a list has more pages, and how to load the next one. */
export interface Paging {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

/** A list that is loaded page by page. Its value holds the rows loaded so far. */
export interface PagedLoad<T> extends LoadState<T> {
  paging: Paging
}

interface PagedQuery<Page> extends Paging {
  currentData?: InfiniteData<CachedResult<Page>, unknown> | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** Merges the loaded pages. The result is as old as the oldest page. */
export function pagesOf<Page>(
  data: InfiniteData<CachedResult<Page>, unknown> | undefined,
): CachedResult<Page[]> | undefined {
  if (data === undefined) return undefined
  const { pages } = data
  return {
    value: pages.map(({ value }) => value),
    updatedAt: Math.min(...pages.map(({ updatedAt }) => updatedAt)),
    isStale: pages.some(({ isStale }) => isStale),
    failure: pages.find(({ failure }) => failure !== null)?.failure ?? null,
  }
}

/** A paged load whose value `see` makes from the loaded pages. */
export function pagedLoad<Page, Value>(
  query: PagedQuery<Page>,
  see: (pages: Page[]) => Value,
): PagedLoad<Value> {
  const state = loadState({ ...query, currentData: pagesOf(query.currentData) })
  return { ...mapLoad(state, see), paging: query }
}

/** A paged load of pages that are plain lists of rows. */
export function rowsLoad<Row>(query: PagedQuery<Row[]>): PagedLoad<Row[]> {
  return pagedLoad(query, (pages) => pages.flat())
}
