/** Reason why a load brought no fresh answer: the part of a failure that the user sees. */
export interface LoadFailure {
  kind: 'http' | 'network' | 'timeout' | 'badAnswer' | 'offline'
  /** HTTP status, if there was a response. */
  status?: number | null
  /** The server's message. */
  message: string
  /** Error code, if the server sent one. */
  code?: string
  values?: Readonly<Record<string, string | number>>
}

/** Load state of a part of a page (`api/cache/loadState.ts` derives it from a query hook). */
export interface Loaded<T> {
  /** The best available answer; undefined until there is one. */
  answer: { value: T; updatedAt: number } | undefined
  /** Reason why there is no fresh answer; null if there is one, or if none was needed yet. */
  failure: LoadFailure | null
  busy: boolean
  retry: () => void
}
