import { lazyPart } from '../loading/lazyPart'
import { showcasePaths } from '../showcasePaths'

export const chartsPages = [
  {
    path: showcasePaths.charts,
    Page: lazyPart(() =>
      import('../../features/showcase/charts/ChartsPage').then((module) => module.ChartsPage),
    ),
  },
  {
    path: showcasePaths.orgChart,
    Page: lazyPart(() =>
      import('../../features/showcase/charts/OrgChartPage').then((module) => module.OrgChartPage),
    ),
  },
]
