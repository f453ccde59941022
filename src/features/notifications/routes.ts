import { memberPaths } from '#lib/paths/member'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import type { FeatureRoutes } from '#ui/navigation/featureRoutes'

export const notificationsRoutes: FeatureRoutes = {
  texts: 'product',
  pages: [
    {
      path: memberPaths.notifications,
      Page: lazyWithPreload(() =>
        import('./NotificationsPage').then((module) => module.NotificationsPage),
      ),
    },
  ],
}
