import { adminPaths } from '#lib/paths/admin'
import { memberPaths, pathOf, sectionRedirects } from '#lib/paths/member'
import { openPaths } from '#lib/paths/open'
import { landingPath } from '#lib/paths/publicPaths'
import { showcasePaths } from '#lib/paths/showcase'

const entrances: string[] = sectionRedirects.map(({ from }) => from)
/** Pages about requests that a fresh player does not have. */
const requestPages: string[] = [memberPaths.depositDetail, memberPaths.withdrawDetail]

/** The pages of the player and the demo sections; pages with an id use one from the sample data. */
export const memberRoutes: readonly string[] = [landingPath, ...Object.values(memberPaths)]
  .filter((path) => ![...entrances, ...requestPages].includes(path))
  .map((path) =>
    path.replace(':PromotionID', 'P3').replace(':tab', 'posts').replace(':id', 'default'),
  )

export const showcaseRoutes: readonly string[] = Object.values(showcasePaths)

export const openRoutes: readonly string[] = Object.values(openPaths)

/** Pages for visitors who are not logged in. */
export const guestRoutes: readonly string[] = ['/login', '/register', '/forgot']

/**
 * The back office without its login page. Pages with an id: one of each kind, where no sheet covers the
 * list.
 */
const staffRoutes: readonly string[] = [
  ...Object.values(adminPaths).filter((path) => !path.includes(':') && path !== adminPaths.login),
  pathOf(adminPaths.promotion, 'P3'),
  pathOf(adminPaths.user, 'M1001'),
  ...['bank', 'transferbank', 'websetting', 'rules'].map((part) =>
    pathOf(adminPaths.siteSection, part),
  ),
]

/** An address that no page has. */
const strangeRoute = '/nothing/here'

/** All pages, by visitor. */
export const areas = {
  member: [...memberRoutes, strangeRoute],
  showcases: showcaseRoutes,
  open: [...openRoutes, ...guestRoutes, strangeRoute],
  staff: staffRoutes,
} as const satisfies Record<string, readonly string[]>

/** Selectors of content that is still loading. The page about skeletons shows some permanently. */
export function waitingMarks(path: string): string {
  return path === showcasePaths.skeleton ? '[data-waiting]' : '[aria-busy=true], .MuiSkeleton-root'
}
