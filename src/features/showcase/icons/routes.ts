import { showcasePaths } from '#lib/paths/showcase'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'

export const iconsPages = [
  {
    path: showcasePaths.tablerIcons,
    Page: lazyWithPreload(() =>
      import('./TablerIconsPage').then((module) => module.TablerIconsPage),
    ),
  },
  {
    path: showcasePaths.materialIcons,
    Page: lazyWithPreload(() =>
      import('./MaterialIconsPage').then((module) => module.MaterialIconsPage),
    ),
  },
]
