/** Addresses from data, links or the browser's history. None of them is trusted. */

/** Stands for the app's own origin: a URL that resolves elsewhere is foreign. */
const base = 'https://internal.invalid'

const longestAddress = 2048

/**
 * @returns a path of this site with its query and hash, dots resolved; null for everything else. Browsers
 * read `\` as `/` and drop tabs and line breaks, so `/\t/evil` becomes `//evil`, another host. A path that
 * becomes one when it is decoded once more is rejected too.
 */
export function ownPath(value: unknown): string | null {
  if (!isPlain(value) || !value.startsWith('/')) return null
  const url = parseUrl(value, base)
  const path = url?.origin === base ? decoded(url.pathname) : null
  if (!url || path === null || /\/\/|\\|\p{Cc}/u.test(path)) return null
  return url.pathname + url.search + url.hash
}

/** @returns an https address of another site; null for everything else */
export function httpsAddress(value: unknown): string | null {
  if (!isPlain(value) || !/^https:\/\//i.test(value)) return null
  return parseUrl(value) && value
}

/** @returns null for text that is no URL. Some supported browsers are older than `URL.parse`. */
export function parseUrl(value: string, base?: string): URL | null {
  try {
    return new URL(value, base)
  } catch {
    return null
  }
}

function isPlain(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestAddress && !/[\\\s\p{Cc}]/u.test(value)
}

/** @returns null for broken escapes such as `%E0%A4` */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
