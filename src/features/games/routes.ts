import { memberPaths } from '#lib/paths/member'
import { GamepadIcon } from '#ui/icons/menu'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import type { FeatureRoutes } from '#ui/navigation/featureRoutes'

export const gamesRoutes: FeatureRoutes = {
  texts: 'product',
  names: { [memberPaths.play]: 'shell.path.play' },
  pages: [
    {
      path: memberPaths.games,
      Page: lazyWithPreload(() => import('./GamesPage').then((module) => module.GamesPage)),
    },
    {
      path: memberPaths.play,
      Page: lazyWithPreload(() => import('./PlayPage').then((module) => module.PlayPage)),
    },
  ],
  menu: {
    id: 'games',
    labelKey: 'shell.menu.games',
    icon: GamepadIcon,
    path: memberPaths.games,
  },
}
