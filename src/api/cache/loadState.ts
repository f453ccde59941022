import type { InfiniteData } from '@reduxjs/toolkit/query'
import { type Failure, isFailure } from '#contract/failure'
import { clockNow } from '#lib/device/clock'

/** An answer and its time: nothing is shown as current that is not. */
export interface CachedResult<T> {
  value: T
  /** When the provider gave it, in milliseconds since 1970. */
  asOf: number
  /** An earlier answer, shown because the provider could not be asked now. */
  isStale: boolean
  /** Why it could not; null for a fresh answer. */
  failure: Failure | null
  /** Of a long list: where the next page begins. */
  next?: string | null
}

/**
 * An answer of now. It is frozen, or the store would go through all of its records to freeze them:
 * with ten thousand that takes longer than parsing them.
 */
export function answeredNow<T>(value: T, next: string | null = null): CachedResult<T> {
  return Object.freeze({ value, asOf: clockNow(), isStale: false, failure: null, next })
}

/** What a screen needs to know of a load, whichever way it was asked for. */
export interface LoadState<T> {
  /** The best answer there is; undefined as long as there was none. A failed load is never a value. */
  answer: Pick<CachedResult<T>, 'value' | 'asOf'> | undefined
  /** Why there is no fresh answer; null when there is one, or none was needed yet. */
  failure: Failure | null
  /** Whether it is being asked for right now. */
  busy: boolean
  retry: () => void
}

/** The part of a query hook's result that counts here. */
interface CachedQuery<T> {
  // Not `data`: after a change of argument that is still the last one's.
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

/** Two loads that make sense only together: as old as the older one, failed when either is. */
export function bothLoads<A, B>(one: LoadState<A>, other: LoadState<B>): LoadState<[A, B]> {
  const asOf = Math.min(one.answer?.asOf ?? Infinity, other.answer?.asOf ?? Infinity)
  return {
    answer: one.answer && other.answer && { value: [one.answer.value, other.answer.value], asOf },
    failure: one.failure ?? other.failure,
    busy: one.busy || other.busy,
    retry: () => {
      one.retry()
      other.retry()
    },
  }
}

/** The same load with its value seen in another way. */
export function mapLoad<A, B>(
  state: LoadState<A>,
  see: (value: A, asOf: number) => B,
): LoadState<B> {
  const { answer } = state
  return {
    ...state,
    answer: answer && { asOf: answer.asOf, value: see(answer.value, answer.asOf) },
  }
}

/** Anything but a {@link Failure} is a fault of our own, which Redux Toolkit has logged. */
function failureOf(error: unknown): Failure | null {
  if (error === undefined) return null
  return isFailure(error) ? error : { kind: 'badAnswer', status: null, message: '' }
}

interface SearchQuery<T> {
  /** The answer for the current search text. */
  currentData?: CachedResult<T> | undefined
  /** The last answer, whatever was searched for. */
  data?: CachedResult<T> | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** A load by a search text: while the next one is on its way, what was found last stays. */
export function foundLoad<T>(query: SearchQuery<T>): LoadState<T> {
  const { currentData, data, isFetching } = query
  return loadState({ ...query, currentData: currentData ?? (isFetching ? data : undefined) })
}

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
