import { memberPaths } from '#lib/paths/member'
import { CalendarIcon } from '#ui/icons/menu'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import type { FeatureRoutes } from '#ui/navigation/featureRoutes'

export const calendarRoutes: FeatureRoutes = {
  texts: 'demo',
  pages: [
    {
      path: memberPaths.calendar,
      Page: lazyWithPreload(() => import('./CalendarPage').then((module) => module.CalendarPage)),
      shape: { head: 108, blocks: [640] },
    },
  ],
  menu: {
    id: 'calendar',
    labelKey: 'shell.menu.calendar',
    icon: CalendarIcon,
    path: memberPaths.calendar,
  },
}
