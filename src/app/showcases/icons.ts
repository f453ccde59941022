import { lazyPart } from '../loading/lazyPart'
import { showcasePaths } from '../showcasePaths'

export const iconsPages = [
  {
    path: showcasePaths.tablerIcons,
    Page: lazyPart(() =>
      import('../../features/showcase/icons/TablerIconsPage').then(
        (module) => module.TablerIconsPage,
      ),
    ),
  },
  {
    path: showcasePaths.materialIcons,
    Page: lazyPart(() =>
      import('../../features/showcase/icons/MaterialIconsPage').then(
        (module) => module.MaterialIconsPage,
      ),
    ),
  },
]
