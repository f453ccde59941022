import type { Failure } from '../contract/failure'

/** An answer and its time: nothing is shown as current that is not. */
export interface Dated<T> {
  value: T
  /** When the provider gave it, in milliseconds since 1970. */
  asOf: number
  /** An earlier answer, shown because the provider could not be asked now. */
  kept: boolean
  /** Why it could not; null for a fresh answer. */
  failure: Failure | null
}
