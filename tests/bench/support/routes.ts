import { memberPaths, sectionRedirects } from '#lib/paths/member'
import { landingPath } from '#lib/paths/publicPaths'
import { showcasePaths } from '#lib/paths/showcase'

const entrances: readonly string[] = sectionRedirects.map(({ from }) => from)

/** All pages of the member area without a parameter in their path, the landing page last. */
export const memberRoutes: readonly string[] = [
  ...[...Object.values(memberPaths), ...Object.values(showcasePaths)].filter(
    (path) => !entrances.includes(path) && !path.includes(':'),
  ),
  landingPath,
]
