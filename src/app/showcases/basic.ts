import { lazyPart } from '../loading/lazyPart'
import { showcasePaths } from '../showcasePaths'

export const basicPages = [
  {
    path: showcasePaths.accordion,
    Page: lazyPart(() =>
      import('../../features/showcase/basic/AccordionPage').then((module) => module.AccordionPage),
    ),
  },
  {
    path: showcasePaths.avatar,
    Page: lazyPart(() =>
      import('../../features/showcase/basic/AvatarPage').then((module) => module.AvatarPage),
    ),
  },
  {
    path: showcasePaths.badges,
    Page: lazyPart(() =>
      import('../../features/showcase/basic/BadgesPage').then((module) => module.BadgesPage),
    ),
  },
  {
    path: showcasePaths.breadcrumb,
    Page: lazyPart(() =>
      import('../../features/showcase/basic/BreadcrumbPage').then(
        (module) => module.BreadcrumbPage,
      ),
    ),
  },
  {
    path: showcasePaths.cards,
    Page: lazyPart(() =>
      import('../../features/showcase/basic/CardsPage').then((module) => module.CardsPage),
    ),
  },
  {
    path: showcasePaths.chip,
    Page: lazyPart(() =>
      import('../../features/showcase/basic/ChipPage').then((module) => module.ChipPage),
    ),
  },
  {
    path: showcasePaths.list,
    Page: lazyPart(() =>
      import('../../features/showcase/basic/ListPage').then((module) => module.ListPage),
    ),
  },
  {
    path: showcasePaths.tabs,
    Page: lazyPart(() =>
      import('../../features/showcase/basic/TabsPage').then((module) => module.TabsPage),
    ),
  },
]
