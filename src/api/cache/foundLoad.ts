import type { CachedResult } from './cachedResult'
import { type LoadState, loadState } from './loadState'

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
