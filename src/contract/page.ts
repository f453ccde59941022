/**
 * Long lists: GET with `?after=` answers thirty rows, newest first, and beside `data` where the next
 * thirty begin, as `next`. A provider that answers the whole list at once has no `next`.
 */

/** Rows of one page. */
export const pageRows = 30

/** Where the next page begins; null where there is none. */
export function nextOf(body: unknown): string | null {
  const next: unknown = Object(body).next
  return typeof next === 'string' ? next : null
}

/** The address of the page below `after`; of the first one without it. */
export function pagePath(path: string, after: string | null): string {
  if (after === null) return path
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ after })}`
}
