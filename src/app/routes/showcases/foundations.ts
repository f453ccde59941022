import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { showcasePaths } from '../showcasePaths'

export const foundationsPages = [
  {
    path: showcasePaths.typography,
    Page: lazyWithPreload(() =>
      import('#features/showcase/foundations/TypographyPage').then(
        (module) => module.TypographyPage,
      ),
    ),
  },
  {
    path: showcasePaths.color,
    Page: lazyWithPreload(() =>
      import('#features/showcase/foundations/ColorPage').then((module) => module.ColorPage),
    ),
  },
  {
    path: showcasePaths.shadow,
    Page: lazyWithPreload(() =>
      import('#features/showcase/foundations/ShadowPage').then((module) => module.ShadowPage),
    ),
  },
  {
    path: showcasePaths.animation,
    Page: lazyWithPreload(() =>
      import('#features/showcase/foundations/AnimationPage').then((module) => module.AnimationPage),
    ),
  },
  {
    path: showcasePaths.grid,
    Page: lazyWithPreload(() =>
      import('#features/showcase/foundations/GridPage').then((module) => module.GridPage),
    ),
  },
]
