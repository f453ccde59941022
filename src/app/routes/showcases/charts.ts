import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { showcasePaths } from '../showcasePaths'

export const chartsPages = [
  {
    path: showcasePaths.charts,
    Page: lazyWithPreload(() =>
      import('#features/showcase/charts/ChartsPage').then((module) => module.ChartsPage),
    ),
  },
  {
    path: showcasePaths.orgChart,
    Page: lazyWithPreload(() =>
      import('#features/showcase/charts/OrgChartPage').then((module) => module.OrgChartPage),
    ),
  },
]
