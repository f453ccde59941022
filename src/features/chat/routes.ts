import { memberPaths } from '#lib/paths/member'
import { ChatIcon } from '#ui/icons/menu'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import type { FeatureRoutes } from '#ui/navigation/featureRoutes'

export const chatRoutes: FeatureRoutes = {
  texts: 'demo',
  pages: [
    {
      path: memberPaths.chat,
      Page: lazyWithPreload(() => import('./ChatPage').then((module) => module.ChatPage)),
    },
  ],
  menu: {
    id: 'chat',
    labelKey: 'shell.menu.chat',
    icon: ChatIcon,
    path: memberPaths.chat,
  },
}
