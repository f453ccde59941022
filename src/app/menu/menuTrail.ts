import { plainPath } from '#lib/paths/publicPaths'
import type { MenuGroup, MenuItem, MenuPage } from '#ui/navigation/menuItem'

/** Path through the menu to one of its pages: branches, then the page. */
export interface MenuTrail {
  readonly branches: readonly MenuItem[]
  readonly page: MenuPage
}

/** Cache: a menu never changes, and each of its rows looks up its trail at every change of the path. */
const known = new WeakMap<readonly MenuGroup[], readonly MenuTrail[]>()

/** All pages of the menu with the branches above them. */
export function menuTrails(groups: readonly MenuGroup[]): readonly MenuTrail[] {
  const trails = known.get(groups) ?? groups.flatMap((group) => trailsIn(group.items, []))
  known.set(groups, trails)
  return trails
}

function trailsIn(items: readonly MenuItem[], branches: readonly MenuItem[]): MenuTrail[] {
  return items.flatMap((item) => {
    if ('items' in item) return trailsIn(item.items, [...branches, item])
    return 'path' in item ? [{ branches, page: item }] : []
  })
}

/** The pages at or below an item, in menu order. */
export function pagesOf(item: MenuItem): MenuPage[] {
  return trailsIn([item], []).map((trail) => trail.page)
}

/**
 * Position of a path in the menu: the page of that path, or the page it belongs to (`/orders/12` at `/orders`);
 * the longest match wins. Null outside the menu.
 */
export function trailTo(groups: readonly MenuGroup[], pathname: string): MenuTrail | null {
  const here = plainPath(pathname)
  let best: MenuTrail | null = null
  for (const trail of menuTrails(groups)) {
    const { path } = trail.page
    const within = here === path || here.startsWith(`${path}/`)
    if (within && path.length > (best?.page.path.length ?? 0)) best = trail
  }
  return best
}

/** The ids of the menu page that a path belongs to, and of all branches above it. */
export function selectedIds(groups: readonly MenuGroup[], pathname: string): ReadonlySet<string> {
  const trail = trailTo(groups, pathname)
  return new Set(trail ? [...trail.branches, trail.page].map((item) => item.id) : [])
}
