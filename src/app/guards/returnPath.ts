import type { Location } from 'react-router-dom'
import { internalPath } from './internalPath'

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
