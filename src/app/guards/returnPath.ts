import type { Location } from 'react-router-dom'
import { ownPath } from '#lib/address'
import { guestPaths, plainPath } from '#lib/paths/publicPaths'

/** History state that the guard leaves in the login page's entry. */
export interface ReturnState {
  from: string
}

export function rememberPath({ pathname, search, hash }: Location): ReturnState {
  return { from: pathname + search + hash }
}

/**
 * @returns the page that was requested before the login, or null if there was none or it is not a page of this
 *   app
 */
export function rememberedPath({ state }: Location<unknown>): string | null {
  return typeof state === 'object' && state !== null && 'from' in state
    ? internalPath(state.from)
    : null
}

/** Paths that are no useful return targets after the login. */
const notToReturnTo: readonly string[] = guestPaths

/**
 * The path to return to after the login, or null for everything that is not a page of this app. The value comes
 * from the browser's history or from an untrusted source.
 */
export function internalPath(value: unknown): string | null {
  const path = ownPath(value)
  if (path === null) return null
  const [pathname = ''] = path.split(/[?#]/)
  return notToReturnTo.includes(plainPath(decodeURIComponent(pathname))) ? null : path
}
