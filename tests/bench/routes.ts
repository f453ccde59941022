import { demoEntrances } from '#app/routes/demoPages'
import { memberPaths } from '#app/routes/memberPaths'
import { landingPath } from '#app/routes/paths'
import { showcasePaths } from '#app/routes/showcasePaths'

const entrances: readonly string[] = demoEntrances.map(({ from }) => from)

/** Every page of the member area that is about nothing in particular, the landing page last. */
export const memberRoutes: readonly string[] = [
  ...[...Object.values(memberPaths), ...Object.values(showcasePaths)].filter(
    (path) => !entrances.includes(path) && !path.includes(':'),
  ),
  landingPath,
]
