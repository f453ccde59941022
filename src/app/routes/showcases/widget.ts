import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { showcasePaths } from '../showcasePaths'

export const widgetPages = [
  {
    path: showcasePaths.widgetStatistics,
    Page: lazyWithPreload(() =>
      import('#features/showcase/widget/StatisticsPage').then((module) => module.StatisticsPage),
    ),
  },
  {
    path: showcasePaths.widgetData,
    Page: lazyWithPreload(() =>
      import('#features/showcase/widget/DataPage').then((module) => module.DataPage),
    ),
  },
  {
    path: showcasePaths.widgetChart,
    Page: lazyWithPreload(() =>
      import('#features/showcase/widget/ChartPage').then((module) => module.ChartPage),
    ),
  },
]
