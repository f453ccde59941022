import { landingPath } from '#lib/paths/entrance'
import { memberPaths, sectionEntrances } from '#lib/paths/member'
import { openPaths } from '#lib/paths/open'
import { showcasePaths } from '#lib/paths/showcase'

const entrances: string[] = sectionEntrances.map(({ from }) => from)
/** About orders that a fresh player does not have. */
const orders: string[] = [memberPaths.depositDetail, memberPaths.withdrawDetail]

/** The player's pages and the demo sections'; the ones about one thing with a thing that the seed has. */
export const memberRoutes: readonly string[] = [landingPath, ...Object.values(memberPaths)]
  .filter((path) => ![...entrances, ...orders].includes(path))
  .map((path) =>
    path.replace(':PromotionID', 'P3').replace(':tab', 'posts').replace(':id', 'default'),
  )

export const showcaseRoutes: readonly string[] = Object.values(showcasePaths)

export const openRoutes: readonly string[] = Object.values(openPaths)

/** Pages of who is not logged in. */
export const guestRoutes: readonly string[] = ['/login', '/register', '/forgot']

/** An address that no page has. */
export const strangeRoute = '/nothing/here'

/** What is still to come is told by these; the page about skeletons shows some for good. */
export function waitingMarks(path: string): string {
  return path === showcasePaths.skeleton ? '[data-waiting]' : '[aria-busy=true], .MuiSkeleton-root'
}
