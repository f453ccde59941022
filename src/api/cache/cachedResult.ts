import type { Failure } from '#contract/failure'

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
  return Object.freeze({ value, asOf: Date.now(), isStale: false, failure: null, next })
}
