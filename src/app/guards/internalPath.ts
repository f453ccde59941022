import { guestPaths, plainPath } from '../paths'

/** Stands for our own origin: what resolves elsewhere is not ours. */
const base = 'https://internal.invalid'

const longestPath = 2048

/** Returning to one of these after the login would lead nowhere. */
const notToReturnTo: readonly string[] = guestPaths

/**
 * The path to return to after the login, or null for everything that is not a page of ours. What
 * comes in was kept by the browser or written by somebody else, so nothing about it is trusted.
 */
export function internalPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > longestPath) return null
  // Browsers read `\` as `/` and drop tabs and line breaks, which turns `/\t/evil` into `//evil`.
  if (!value.startsWith('/') || /[\\\s\p{Cc}]/u.test(value)) return null
  if (!URL.canParse(value, base)) return null
  const { origin, pathname, search, hash } = new URL(value, base)
  const plain = decoded(pathname)
  if (origin !== base || plain === null || /\/\/|\\|\p{Cc}/u.test(plain)) return null
  if (notToReturnTo.includes(plainPath(plain))) return null
  return pathname + search + hash
}

/** Null for broken escapes such as `%E0%A4`. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
