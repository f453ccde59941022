import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { showcasePaths } from '../showcasePaths'

export const iconsPages = [
  {
    path: showcasePaths.tablerIcons,
    Page: lazyWithPreload(() =>
      import('#features/showcase/icons/TablerIconsPage').then((module) => module.TablerIconsPage),
    ),
  },
  {
    path: showcasePaths.materialIcons,
    Page: lazyWithPreload(() =>
      import('#features/showcase/icons/MaterialIconsPage').then(
        (module) => module.MaterialIconsPage,
      ),
    ),
  },
]
