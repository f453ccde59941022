import { showcasePaths } from '#lib/paths/showcase'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'

export const basicPages = [
  {
    path: showcasePaths.accordion,
    Page: lazyWithPreload(() => import('./AccordionPage').then((module) => module.AccordionPage)),
  },
  {
    path: showcasePaths.avatar,
    Page: lazyWithPreload(() => import('./AvatarPage').then((module) => module.AvatarPage)),
  },
  {
    path: showcasePaths.badges,
    Page: lazyWithPreload(() => import('./BadgesPage').then((module) => module.BadgesPage)),
  },
  {
    path: showcasePaths.breadcrumb,
    Page: lazyWithPreload(() => import('./BreadcrumbPage').then((module) => module.BreadcrumbPage)),
  },
  {
    path: showcasePaths.cards,
    Page: lazyWithPreload(() => import('./CardsPage').then((module) => module.CardsPage)),
  },
  {
    path: showcasePaths.chip,
    Page: lazyWithPreload(() => import('./ChipPage').then((module) => module.ChipPage)),
  },
  {
    path: showcasePaths.list,
    Page: lazyWithPreload(() => import('./ListPage').then((module) => module.ListPage)),
  },
  {
    path: showcasePaths.tabs,
    Page: lazyWithPreload(() => import('./TabsPage').then((module) => module.TabsPage)),
  },
]
