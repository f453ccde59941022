/** Addresses that data, links or the browser's history may name: nothing about them is trusted. */

/** Stands for our own origin: what resolves elsewhere is not ours. */
const base = 'https://internal.invalid'

const longestAddress = 2048

/**
 * A path of this site with its query and hash, dots resolved; null for everything else. Browsers read
 * `\` as `/` and drop tabs and line breaks, which turns `/\t/evil` into `//evil`, another host; so
 * does what decodes it once more.
 */
export function ownPath(value: unknown): string | null {
  if (!isPlain(value) || !value.startsWith('/')) return null
  const url = parseUrl(value, base)
  const path = url?.origin === base ? decoded(url.pathname) : null
  if (!url || path === null || /\/\/|\\|\p{Cc}/u.test(path)) return null
  return url.pathname + url.search + url.hash
}

/** An address of another site, over https only; null for everything else. */
export function httpsAddress(value: unknown): string | null {
  if (!isPlain(value) || !/^https:\/\//i.test(value)) return null
  return parseUrl(value) && value
}

/** Null for what is no address. The browser's own `URL.parse` is younger than some that we serve. */
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

/** Null for broken escapes such as `%E0%A4`. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
