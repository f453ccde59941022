import { showcasePaths } from '#lib/paths/showcase'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'

export const widgetPages = [
  {
    path: showcasePaths.widgetStatistics,
    Page: lazyWithPreload(() => import('./StatisticsPage').then((module) => module.StatisticsPage)),
  },
  {
    path: showcasePaths.widgetData,
    Page: lazyWithPreload(() => import('./DataPage').then((module) => module.DataPage)),
  },
  {
    path: showcasePaths.widgetChart,
    Page: lazyWithPreload(() => import('./ChartPage').then((module) => module.ChartPage)),
  },
]
