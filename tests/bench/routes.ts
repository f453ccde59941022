import { demoEntrances } from '../../src/app/demoPages'
import { guestPaths, paths } from '../../src/app/paths'

const entrances: readonly string[] = demoEntrances.map(({ from }) => from)

/** Every page of the member area that is about nothing in particular, the landing page last. */
export const memberRoutes: readonly string[] = [
  ...Object.values(paths).filter(
    (path) =>
      path !== paths.root &&
      path !== paths.analytics &&
      !guestPaths.includes(path) &&
      !entrances.includes(path) &&
      !path.includes(':'),
  ),
  paths.analytics,
]
