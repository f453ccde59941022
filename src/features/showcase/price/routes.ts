import { showcasePaths } from '#lib/paths/showcase'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'

export const pricePages = [
  {
    path: showcasePaths.price1,
    Page: lazyWithPreload(() => import('./PlansPage').then((module) => module.PlansPage)),
  },
  {
    path: showcasePaths.price2,
    Page: lazyWithPreload(() => import('./PlanSwitchPage').then((module) => module.PlanSwitchPage)),
  },
]
