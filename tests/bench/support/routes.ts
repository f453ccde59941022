import { landingPath } from '#lib/paths/entrance'
import { memberPaths, sectionEntrances } from '#lib/paths/member'
import { showcasePaths } from '#lib/paths/showcase'

const entrances: readonly string[] = sectionEntrances.map(({ from }) => from)

/** Every page of the member area that is about nothing in particular, the landing page last. */
export const memberRoutes: readonly string[] = [
  ...[...Object.values(memberPaths), ...Object.values(showcasePaths)].filter(
    (path) => !entrances.includes(path) && !path.includes(':'),
  ),
  landingPath,
]
