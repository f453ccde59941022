import { landingPath } from '#lib/paths/publicPaths'
import { HomeIcon } from '#ui/icons/menu'
import type { FeatureRoutes } from '#ui/navigation/featureRoutes'
import { DashboardPage } from './lazyDashboardPage'

export const dashboardRoutes: FeatureRoutes = {
  texts: 'member',
  pages: [{ path: landingPath, Page: DashboardPage }],
  menu: { id: 'home', labelKey: 'shell.home', icon: HomeIcon, path: landingPath },
}
