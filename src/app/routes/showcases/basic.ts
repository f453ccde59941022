import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { showcasePaths } from '../showcasePaths'

export const basicPages = [
  {
    path: showcasePaths.accordion,
    Page: lazyWithPreload(() =>
      import('#features/showcase/basic/AccordionPage').then((module) => module.AccordionPage),
    ),
  },
  {
    path: showcasePaths.avatar,
    Page: lazyWithPreload(() =>
      import('#features/showcase/basic/AvatarPage').then((module) => module.AvatarPage),
    ),
  },
  {
    path: showcasePaths.badges,
    Page: lazyWithPreload(() =>
      import('#features/showcase/basic/BadgesPage').then((module) => module.BadgesPage),
    ),
  },
  {
    path: showcasePaths.breadcrumb,
    Page: lazyWithPreload(() =>
      import('#features/showcase/basic/BreadcrumbPage').then((module) => module.BreadcrumbPage),
    ),
  },
  {
    path: showcasePaths.cards,
    Page: lazyWithPreload(() =>
      import('#features/showcase/basic/CardsPage').then((module) => module.CardsPage),
    ),
  },
  {
    path: showcasePaths.chip,
    Page: lazyWithPreload(() =>
      import('#features/showcase/basic/ChipPage').then((module) => module.ChipPage),
    ),
  },
  {
    path: showcasePaths.list,
    Page: lazyWithPreload(() =>
      import('#features/showcase/basic/ListPage').then((module) => module.ListPage),
    ),
  },
  {
    path: showcasePaths.tabs,
    Page: lazyWithPreload(() =>
      import('#features/showcase/basic/TabsPage').then((module) => module.TabsPage),
    ),
  },
]
