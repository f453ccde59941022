/**
 * Stands in for `@mswjs/interceptors` in MSW, of which handlers need these three: nothing is intercepted
 * here, the worker is asked by the browser itself. 5 kB gz of the first install.
 */

/** The original also allows statuses that a browser's own class refuses (101); no handler answers one. */
export const FetchResponse = Response

export function createRequestId(): string {
  return crypto.randomUUID()
}

export function getCleanUrl({ origin, pathname }: URL): string {
  return origin + pathname
}
