import { memberPaths } from '#lib/paths/member'
import { ChatIcon } from '#ui/icons/menu'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { rowShape } from '#ui/load/pageShape'
import type { FeatureRoutes } from '#ui/navigation/featureRoutes'

export const chatRoutes: FeatureRoutes = {
  texts: 'demo',
  pages: [
    {
      path: memberPaths.chat,
      Page: lazyWithPreload(() => import('./ChatPage').then((module) => module.ChatPage)),
      shape: { head: 44, ...rowShape(7, 68) },
    },
  ],
  menu: {
    id: 'chat',
    labelKey: 'shell.menu.chat',
    icon: ChatIcon,
    path: memberPaths.chat,
  },
}
