import { memberPaths } from '#lib/paths/member'
import { KanbanIcon } from '#ui/icons/menu'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { cardShape, rowShape } from '#ui/load/pageShape'
import type { FeatureRoutes } from '#ui/navigation/featureRoutes'

export const kanbanRoutes: FeatureRoutes = {
  texts: 'demo',
  pages: [
    {
      path: memberPaths.kanbanBoard,
      Page: lazyWithPreload(() => import('./BoardPage').then((module) => module.BoardPage)),
      shape: { head: 44, ...cardShape(4, 440, 260) },
    },
    {
      path: memberPaths.kanbanBacklogs,
      Page: lazyWithPreload(() => import('./BacklogsPage').then((module) => module.BacklogsPage)),
      shape: { head: 44, ...rowShape(8, 78) },
    },
  ],
  menu: {
    id: 'kanban',
    labelKey: 'shell.menu.kanban',
    icon: KanbanIcon,
    items: [
      { id: 'kanbanBoard', labelKey: 'shell.menu.kanbanBoard', path: memberPaths.kanbanBoard },
      {
        id: 'kanbanBacklogs',
        labelKey: 'shell.menu.kanbanBacklogs',
        path: memberPaths.kanbanBacklogs,
      },
    ],
  },
}
