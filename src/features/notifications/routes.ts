import { memberPaths } from '#lib/paths/member'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { rowShape } from '#ui/load/pageShape'
import type { FeatureRoutes } from '#ui/navigation/featureRoutes'

export const notificationsRoutes: FeatureRoutes = {
  texts: 'product',
  pages: [
    {
      path: memberPaths.notifications,
      Page: lazyWithPreload(() =>
        import('./NotificationsPage').then((module) => module.NotificationsPage),
      ),
      parent: memberPaths.account,
      shape: { head: 64, ...rowShape(6, 64) },
    },
  ],
}
