import { memberPaths } from '#lib/paths/member'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { oneBlock } from '#ui/load/pageShape'
import type { FeatureRoutes } from '#ui/navigation/featureRoutes'

/** The link to this page is in the account menu. */
export const appLockRoutes: FeatureRoutes = {
  texts: 'product',
  pages: [
    {
      path: memberPaths.appLock,
      Page: lazyWithPreload(() => import('./AppLockPage').then((module) => module.AppLockPage)),
      shape: oneBlock(420),
    },
  ],
}
