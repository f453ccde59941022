import { showcasePaths } from '#lib/paths/showcase'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'

export const foundationsPages = [
  {
    path: showcasePaths.typography,
    Page: lazyWithPreload(() => import('./TypographyPage').then((module) => module.TypographyPage)),
  },
  {
    path: showcasePaths.color,
    Page: lazyWithPreload(() => import('./ColorPage').then((module) => module.ColorPage)),
  },
  {
    path: showcasePaths.shadow,
    Page: lazyWithPreload(() => import('./ShadowPage').then((module) => module.ShadowPage)),
  },
  {
    path: showcasePaths.animation,
    Page: lazyWithPreload(() => import('./AnimationPage').then((module) => module.AnimationPage)),
  },
  {
    path: showcasePaths.grid,
    Page: lazyWithPreload(() => import('./GridPage').then((module) => module.GridPage)),
  },
]
