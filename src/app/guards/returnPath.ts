import type { Location } from 'react-router-dom'
import { ownPath } from '#lib/address'
import { guestPaths, plainPath } from '#lib/paths/entrance'

/** What the guard leaves in the history entry of the login page. */
export interface ReturnState {
  from: string
}

export function rememberPath({ pathname, search, hash }: Location): ReturnState {
  return { from: pathname + search + hash }
}

/** The page that was asked for before the login, if one was and it is ours. */
export function rememberedPath({ state }: Location<unknown>): string | null {
  return typeof state === 'object' && state !== null && 'from' in state
    ? internalPath(state.from)
    : null
}

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
