import { landingPath, plainPath } from '#lib/paths/publicPaths'
import type { MessageKey } from '#ui/intl/messages'
import type { MenuGroup } from '#ui/navigation/menuItem'
import { demoFeatures, productFeatures } from '../routes/features'
import { trailTo } from './menuTrail'

/** One step of the breadcrumbs to the page on screen. */
export interface Crumb {
  readonly label: { readonly key: MessageKey } | { readonly text: string }
  /** Link target; null for a menu branch and for the page itself. */
  readonly path: string | null
}

/** Pages below a menu page that have a name of their own. */
const named: Readonly<Partial<Record<string, MessageKey>>> = Object.assign(
  {},
  ...[...productFeatures, ...demoFeatures].map(({ names }) => names),
)

/**
 * Breadcrumbs of a page, from home through the menu and the rest of its path. The landing page has none; a path
 * outside the menu is shown as “not found”.
 */
export function crumbsTo(groups: readonly MenuGroup[], pathname: string): readonly Crumb[] {
  if (plainPath(pathname) === landingPath) return []
  const home: Crumb = { label: { key: 'shell.home' }, path: landingPath }
  const trail = trailTo(groups, pathname)
  if (trail === null) return [home, { label: { key: 'error.notFound' }, path: null }]
  const { branches, page } = trail
  const rest = segments(pathname).slice(segments(page.path).length)
  const name = named[plainPath(pathname)]
  return [
    home,
    ...branches.map(({ labelKey }) => ({ label: { key: labelKey }, path: null })),
    { label: { key: page.labelKey }, path: rest.length > 0 && !page.isExample ? page.path : null },
    ...(name
      ? [{ label: { key: name }, path: null }]
      : rest.map((segment) => ({ label: { text: decoded(segment) }, path: null }))),
  ]
}

function segments(pathname: string): string[] {
  return pathname.split('/').filter((segment) => segment !== '')
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // A broken escape such as `%E0%A4` is shown as it was typed.
    return segment
  }
}
