import { useLocation } from 'react-router-dom'
import { landingPath } from '#lib/paths/publicPaths'
import { useText } from '#ui/intl/useText'
import { menu } from '../menu/menu'
import { menuTrails } from '../menu/menuTrail'
import { nearestPath } from '../routes/knownPaths'
import { NotFound } from './NotFound'

/** “Not found” page within the shell. */
export function MemberNotFound() {
  const text = useText()
  const { pathname } = useLocation()
  const pages = menuTrails(menu).map((trail) => trail.page)
  const nearest = nearestPath(
    pathname,
    pages.map((page) => page.path),
  )
  const page = pages.find(({ path }) => path === nearest)
  return (
    <NotFound
      nearest={page ? { path: page.path, label: text(page.labelKey) } : null}
      home={{ path: landingPath, label: text('error.toHome') }}
    />
  )
}
