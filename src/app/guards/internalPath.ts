import { ownPath } from '#lib/address'
import { guestPaths, plainPath } from '#lib/paths/entrance'

/** Returning to one of these after the login would lead nowhere. */
const notToReturnTo: readonly string[] = guestPaths

/**
 * The path to return to after the login, or null for everything that is not a page of ours. What
 * comes in was kept by the browser or written by somebody else.
 */
export function internalPath(value: unknown): string | null {
  const path = ownPath(value)
  if (path === null) return null
  const [pathname = ''] = path.split(/[?#]/)
  return notToReturnTo.includes(plainPath(decodeURIComponent(pathname))) ? null : path
}
