import type { ReactElement } from 'react'
import { matchPath } from 'react-router-dom'
import { plainPath } from '#lib/paths/entrance'

export interface PageRoute {
  readonly path: string
  readonly element: ReactElement
  /** Loads its code ahead of time; none where it needs none. Never rejects. */
  readonly preload?: () => Promise<boolean>
}

/**
 * Answers the route of a path. `Routes` with all of them would compare the path with each at every
 * change, which took 5 ms of a slowed phone; so it is given the one that fits. An exact path wins
 * over one with a parameter; among those the first wins.
 */
export function routeFinder(
  routes: readonly PageRoute[],
): (pathname: string) => PageRoute | undefined {
  const byPath = new Map(routes.map((route) => [plainPath(route.path), route]))
  return (pathname) =>
    byPath.get(plainPath(pathname)) ??
    routes.find(({ path }) => path.includes(':') && matchPath(path, pathname) !== null)
}
