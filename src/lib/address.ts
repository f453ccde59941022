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
  if (!isPlain(value) || !value.startsWith('/') || !URL.canParse(value, base)) return null
  const { origin, pathname, search, hash } = new URL(value, base)
  const path = decoded(pathname)
  if (origin !== base || path === null || /\/\/|\\|\p{Cc}/u.test(path)) return null
  return pathname + search + hash
}

/** An address of another site, over https only; null for everything else. */
export function httpsAddress(value: unknown): string | null {
  if (!isPlain(value) || !/^https:\/\//i.test(value)) return null
  return URL.canParse(value) ? value : null
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
