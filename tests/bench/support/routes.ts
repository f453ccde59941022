import { landingPath } from '#lib/paths/entrance'
import { memberPaths, sectionEntrances } from '#lib/paths/member'
import { showcasePaths } from '#lib/paths/showcase'

const entrances: readonly string[] = sectionEntrances.map(({ from }) => from)

/** All pages of the member area without a parameter in their path, the landing page last. */
export const memberRoutes: readonly string[] = [
  ...[...Object.values(memberPaths), ...Object.values(showcasePaths)].filter(
    (path) => !entrances.includes(path) && !path.includes(':'),
  ),
  landingPath,
]
