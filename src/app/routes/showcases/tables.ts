import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { showcasePaths } from '../showcasePaths'

export const tablesPages = [
  {
    path: showcasePaths.tableBasic,
    Page: lazyWithPreload(() =>
      import('#features/showcase/tables/BasicTablePage').then((module) => module.BasicTablePage),
    ),
  },
  {
    path: showcasePaths.tableDense,
    Page: lazyWithPreload(() =>
      import('#features/showcase/tables/DenseTablePage').then((module) => module.DenseTablePage),
    ),
  },
  {
    path: showcasePaths.tableEnhanced,
    Page: lazyWithPreload(() =>
      import('#features/showcase/tables/EnhancedTablePage').then(
        (module) => module.EnhancedTablePage,
      ),
    ),
  },
  {
    path: showcasePaths.tableData,
    Page: lazyWithPreload(() =>
      import('#features/showcase/tables/DataGridPage').then((module) => module.DataGridPage),
    ),
  },
  {
    path: showcasePaths.tableCustomized,
    Page: lazyWithPreload(() =>
      import('#features/showcase/tables/CustomizedTablePage').then(
        (module) => module.CustomizedTablePage,
      ),
    ),
  },
  {
    path: showcasePaths.tableStickyHeader,
    Page: lazyWithPreload(() =>
      import('#features/showcase/tables/StickyHeaderTablePage').then(
        (module) => module.StickyHeaderTablePage,
      ),
    ),
  },
  {
    path: showcasePaths.tableCollapse,
    Page: lazyWithPreload(() =>
      import('#features/showcase/tables/CollapseTablePage').then(
        (module) => module.CollapseTablePage,
      ),
    ),
  },
]
