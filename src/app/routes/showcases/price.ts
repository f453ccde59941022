import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { showcasePaths } from '../showcasePaths'

export const pricePages = [
  {
    path: showcasePaths.price1,
    Page: lazyWithPreload(() =>
      import('#features/showcase/price/PlansPage').then((module) => module.PlansPage),
    ),
  },
  {
    path: showcasePaths.price2,
    Page: lazyWithPreload(() =>
      import('#features/showcase/price/PlanSwitchPage').then((module) => module.PlanSwitchPage),
    ),
  },
]
