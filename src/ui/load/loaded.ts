/** Why a load gave nothing fresh: the part of a failure that a person is told. */
export interface LoadFailure {
  kind: 'http' | 'network' | 'timeout' | 'badAnswer' | 'offline'
  /** HTTP status, where there was an answer. */
  status?: number | null
  /** The server's words. */
  message: string
  /** What the failure is called, where the server said so. */
  code?: string
  values?: Readonly<Record<string, string | number>>
}

/** What a part of a page knows of its load (`api/cache/loadState.ts` makes it from a query hook). */
export interface Loaded<T> {
  /** The best answer there is; undefined as long as there was none. */
  answer: { value: T; asOf: number } | undefined
  /** Why there is no fresh answer; null when there is one, or none was needed yet. */
  failure: LoadFailure | null
  busy: boolean
  retry: () => void
}
