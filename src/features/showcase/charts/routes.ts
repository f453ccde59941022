import { showcasePaths } from '#lib/paths/showcase'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'

export const chartsPages = [
  {
    path: showcasePaths.charts,
    Page: lazyWithPreload(() => import('./ChartsPage').then((module) => module.ChartsPage)),
  },
  {
    path: showcasePaths.orgChart,
    Page: lazyWithPreload(() => import('./OrgChartPage').then((module) => module.OrgChartPage)),
  },
]
