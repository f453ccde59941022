import { memberPaths } from '#lib/paths/member'
import { GiftIcon } from '#ui/icons/menu'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { cardShape, oneBlock } from '#ui/load/pageShape'
import type { FeatureRoutes } from '#ui/navigation/featureRoutes'

export const promotionRoutes: FeatureRoutes = {
  texts: 'product',
  pages: [
    {
      path: memberPaths.promotions,
      Page: lazyWithPreload(() =>
        import('./PromotionsPage').then((module) => module.PromotionsPage),
      ),
      shape: cardShape(3, 210, 300),
    },
    {
      path: memberPaths.received,
      Page: lazyWithPreload(() => import('./ReceivedPage').then((module) => module.ReceivedPage)),
    },
    {
      path: memberPaths.promotion,
      Page: lazyWithPreload(() => import('./PromotionPage').then((module) => module.PromotionPage)),
      shape: oneBlock(480),
    },
  ],
  menu: {
    id: 'promotion',
    labelKey: 'shell.menu.promotion',
    icon: GiftIcon,
    items: [
      { id: 'promotions', labelKey: 'shell.menu.promotions', path: memberPaths.promotions },
      { id: 'received', labelKey: 'shell.menu.received', path: memberPaths.received },
    ],
  },
}
