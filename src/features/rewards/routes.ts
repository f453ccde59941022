import { memberPaths } from '#lib/paths/member'
import { StarIcon } from '#ui/icons/controls'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { cardShape, oneBlock } from '#ui/load/pageShape'
import type { FeatureRoutes } from '#ui/navigation/featureRoutes'

export const rewardsRoutes: FeatureRoutes = {
  texts: 'product',
  pages: [
    {
      path: memberPaths.rewards,
      Page: lazyWithPreload(() => import('./RewardsPage').then((module) => module.RewardsPage)),
    },
    {
      path: memberPaths.code,
      Page: lazyWithPreload(() => import('./CodePage').then((module) => module.CodePage)),
      shape: oneBlock(420),
    },
    {
      path: memberPaths.cashback,
      Page: lazyWithPreload(() => import('./CashbackPage').then((module) => module.CashbackPage)),
      shape: cardShape(2, 480, 420),
    },
    {
      path: memberPaths.wheel,
      Page: lazyWithPreload(() => import('./WheelPage').then((module) => module.WheelPage)),
      shape: cardShape(2, 520, 420),
    },
  ],
  menu: {
    id: 'rewards',
    labelKey: 'shell.menu.rewards',
    icon: StarIcon,
    items: [
      { id: 'allRewards', labelKey: 'shell.menu.allRewards', path: memberPaths.rewards },
      { id: 'code', labelKey: 'shell.menu.code', path: memberPaths.code },
      { id: 'cashback', labelKey: 'shell.menu.cashback', path: memberPaths.cashback },
      { id: 'wheel', labelKey: 'shell.menu.wheel', path: memberPaths.wheel },
    ],
  },
}
