import { showcasePaths } from '#lib/paths/showcase'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'

export const tablesPages = [
  {
    path: showcasePaths.tableBasic,
    Page: lazyWithPreload(() => import('./BasicTablePage').then((module) => module.BasicTablePage)),
  },
  {
    path: showcasePaths.tableDense,
    Page: lazyWithPreload(() => import('./DenseTablePage').then((module) => module.DenseTablePage)),
  },
  {
    path: showcasePaths.tableEnhanced,
    Page: lazyWithPreload(() =>
      import('./EnhancedTablePage').then((module) => module.EnhancedTablePage),
    ),
  },
  {
    path: showcasePaths.tableData,
    Page: lazyWithPreload(() => import('./DataGridPage').then((module) => module.DataGridPage)),
  },
  {
    path: showcasePaths.tableCustomized,
    Page: lazyWithPreload(() =>
      import('./CustomizedTablePage').then((module) => module.CustomizedTablePage),
    ),
  },
  {
    path: showcasePaths.tableStickyHeader,
    Page: lazyWithPreload(() =>
      import('./StickyHeaderTablePage').then((module) => module.StickyHeaderTablePage),
    ),
  },
  {
    path: showcasePaths.tableCollapse,
    Page: lazyWithPreload(() =>
      import('./CollapseTablePage').then((module) => module.CollapseTablePage),
    ),
  },
]
