import { lazyPart } from '../loading/lazyPart'
import { showcasePaths } from '../showcasePaths'

export const pricePages = [
  {
    path: showcasePaths.price1,
    Page: lazyPart(() =>
      import('../../features/showcase/price/PlansPage').then((module) => module.PlansPage),
    ),
  },
  {
    path: showcasePaths.price2,
    Page: lazyPart(() =>
      import('../../features/showcase/price/PlanSwitchPage').then(
        (module) => module.PlanSwitchPage,
      ),
    ),
  },
]
