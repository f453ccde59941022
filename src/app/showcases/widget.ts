import { lazyPart } from '../loading/lazyPart'
import { showcasePaths } from '../showcasePaths'

export const widgetPages = [
  {
    path: showcasePaths.widgetStatistics,
    Page: lazyPart(() =>
      import('../../features/showcase/widget/StatisticsPage').then(
        (module) => module.StatisticsPage,
      ),
    ),
  },
  {
    path: showcasePaths.widgetData,
    Page: lazyPart(() =>
      import('../../features/showcase/widget/DataPage').then((module) => module.DataPage),
    ),
  },
  {
    path: showcasePaths.widgetChart,
    Page: lazyPart(() =>
      import('../../features/showcase/widget/ChartPage').then((module) => module.ChartPage),
    ),
  },
]
