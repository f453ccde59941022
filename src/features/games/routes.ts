import { memberPaths } from '#lib/paths/member'
import { GamepadIcon } from '#ui/icons/menu'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { cardShape, oneBlock } from '#ui/load/pageShape'
import type { FeatureRoutes } from '#ui/navigation/featureRoutes'

export const gamesRoutes: FeatureRoutes = {
  texts: 'product',
  names: { [memberPaths.play]: 'shell.path.play' },
  pages: [
    {
      path: memberPaths.games,
      Page: lazyWithPreload(() => import('./GamesPage').then((module) => module.GamesPage)),
      shape: { head: 104, ...cardShape(8, 240, 152) },
    },
    {
      path: memberPaths.play,
      Page: lazyWithPreload(() => import('./PlayPage').then((module) => module.PlayPage)),
      shape: oneBlock(420),
    },
  ],
  menu: {
    id: 'games',
    labelKey: 'shell.menu.games',
    icon: GamepadIcon,
    path: memberPaths.games,
  },
}
