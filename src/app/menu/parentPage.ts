import { matchPath } from 'react-router-dom'
import { sectionRedirects } from '#lib/paths/member'
import { landingPath, plainPath } from '#lib/paths/publicPaths'
import type { MenuPage } from '#ui/navigation/menuItem'
import { demoFeatures, productFeatures } from '../routes/features'
import { menu } from './menu'
import { menuTrails } from './menuTrail'

const named = [...productFeatures, ...demoFeatures]
  .flatMap(({ pages }) => pages)
  .flatMap(({ path, parent }) => (parent === undefined ? [] : [{ path, parent }]))

const redirects: readonly string[] = sectionRedirects.map(({ from }) => from)

/**
 * The page above another one: the parent that its route names, else the nearest page that its address continues,
 * else the landing page. Null for the landing page.
 */
export function parentOf(pathname: string): Pick<MenuPage, 'path' | 'labelKey'> | null {
  const here = plainPath(pathname)
  if (here === landingPath) return null
  const parent = named.find(({ path }) => matchPath(path, here) !== null)?.parent
  for (const path of parent === undefined ? addressesAbove(here) : [parent]) {
    const found = menuTrails(menu).find(({ page }) => page.path === path)
    if (found && !redirects.includes(path)) return found.page
  }
  return { path: landingPath, labelKey: 'shell.home' }
}

/** `/a/b/c` is below `/a/b` and `/a`. */
function addressesAbove(path: string): string[] {
  const above = path.slice(0, path.lastIndexOf('/'))
  return above === '' ? [] : [above, ...addressesAbove(above)]
}
