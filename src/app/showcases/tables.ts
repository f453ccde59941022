import { lazyPart } from '../loading/lazyPart'
import { showcasePaths } from '../showcasePaths'

export const tablesPages = [
  {
    path: showcasePaths.tableBasic,
    Page: lazyPart(() =>
      import('../../features/showcase/tables/BasicTablePage').then(
        (module) => module.BasicTablePage,
      ),
    ),
  },
  {
    path: showcasePaths.tableDense,
    Page: lazyPart(() =>
      import('../../features/showcase/tables/DenseTablePage').then(
        (module) => module.DenseTablePage,
      ),
    ),
  },
  {
    path: showcasePaths.tableEnhanced,
    Page: lazyPart(() =>
      import('../../features/showcase/tables/EnhancedTablePage').then(
        (module) => module.EnhancedTablePage,
      ),
    ),
  },
  {
    path: showcasePaths.tableData,
    Page: lazyPart(() =>
      import('../../features/showcase/tables/DataGridPage').then((module) => module.DataGridPage),
    ),
  },
  {
    path: showcasePaths.tableCustomized,
    Page: lazyPart(() =>
      import('../../features/showcase/tables/CustomizedTablePage').then(
        (module) => module.CustomizedTablePage,
      ),
    ),
  },
  {
    path: showcasePaths.tableStickyHeader,
    Page: lazyPart(() =>
      import('../../features/showcase/tables/StickyHeaderTablePage').then(
        (module) => module.StickyHeaderTablePage,
      ),
    ),
  },
  {
    path: showcasePaths.tableCollapse,
    Page: lazyPart(() =>
      import('../../features/showcase/tables/CollapseTablePage').then(
        (module) => module.CollapseTablePage,
      ),
    ),
  },
]
