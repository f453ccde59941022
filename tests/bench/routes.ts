import { demoEntrances } from '../../src/app/demoPages'
import { memberPaths } from '../../src/app/memberPaths'
import { landingPath } from '../../src/app/paths'
import { showcasePaths } from '../../src/app/showcasePaths'

const entrances: readonly string[] = demoEntrances.map(({ from }) => from)

/** Every page of the member area that is about nothing in particular, the landing page last. */
export const memberRoutes: readonly string[] = [
  ...[...Object.values(memberPaths), ...Object.values(showcasePaths)].filter(
    (path) => !entrances.includes(path) && !path.includes(':'),
  ),
  landingPath,
]
