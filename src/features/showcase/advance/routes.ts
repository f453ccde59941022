import { showcasePaths } from '#lib/paths/showcase'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'

export const advancePages = [
  {
    path: showcasePaths.alert,
    Page: lazyWithPreload(() => import('./AlertPage').then((module) => module.AlertPage)),
  },
  {
    path: showcasePaths.dialog,
    Page: lazyWithPreload(() => import('./DialogPage').then((module) => module.DialogPage)),
  },
  {
    path: showcasePaths.pagination,
    Page: lazyWithPreload(() => import('./PaginationPage').then((module) => module.PaginationPage)),
  },
  {
    path: showcasePaths.progress,
    Page: lazyWithPreload(() => import('./ProgressPage').then((module) => module.ProgressPage)),
  },
  {
    path: showcasePaths.rating,
    Page: lazyWithPreload(() => import('./RatingPage').then((module) => module.RatingPage)),
  },
  {
    path: showcasePaths.snackbar,
    Page: lazyWithPreload(() => import('./SnackbarPage').then((module) => module.SnackbarPage)),
  },
  {
    path: showcasePaths.skeleton,
    Page: lazyWithPreload(() => import('./SkeletonPage').then((module) => module.SkeletonPage)),
  },
  {
    path: showcasePaths.speedDial,
    Page: lazyWithPreload(() => import('./SpeedDialPage').then((module) => module.SpeedDialPage)),
  },
  {
    path: showcasePaths.timeline,
    Page: lazyWithPreload(() => import('./TimelinePage').then((module) => module.TimelinePage)),
  },
  {
    path: showcasePaths.toggleButton,
    Page: lazyWithPreload(() =>
      import('./ToggleButtonPage').then((module) => module.ToggleButtonPage),
    ),
  },
  {
    path: showcasePaths.treeView,
    Page: lazyWithPreload(() => import('./TreeViewPage').then((module) => module.TreeViewPage)),
  },
]
