import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { showcasePaths } from '../showcasePaths'

export const advancePages = [
  {
    path: showcasePaths.alert,
    Page: lazyWithPreload(() =>
      import('#features/showcase/advance/AlertPage').then((module) => module.AlertPage),
    ),
  },
  {
    path: showcasePaths.dialog,
    Page: lazyWithPreload(() =>
      import('#features/showcase/advance/DialogPage').then((module) => module.DialogPage),
    ),
  },
  {
    path: showcasePaths.pagination,
    Page: lazyWithPreload(() =>
      import('#features/showcase/advance/PaginationPage').then((module) => module.PaginationPage),
    ),
  },
  {
    path: showcasePaths.progress,
    Page: lazyWithPreload(() =>
      import('#features/showcase/advance/ProgressPage').then((module) => module.ProgressPage),
    ),
  },
  {
    path: showcasePaths.rating,
    Page: lazyWithPreload(() =>
      import('#features/showcase/advance/RatingPage').then((module) => module.RatingPage),
    ),
  },
  {
    path: showcasePaths.snackbar,
    Page: lazyWithPreload(() =>
      import('#features/showcase/advance/SnackbarPage').then((module) => module.SnackbarPage),
    ),
  },
  {
    path: showcasePaths.skeleton,
    Page: lazyWithPreload(() =>
      import('#features/showcase/advance/SkeletonPage').then((module) => module.SkeletonPage),
    ),
  },
  {
    path: showcasePaths.speedDial,
    Page: lazyWithPreload(() =>
      import('#features/showcase/advance/SpeedDialPage').then((module) => module.SpeedDialPage),
    ),
  },
  {
    path: showcasePaths.timeline,
    Page: lazyWithPreload(() =>
      import('#features/showcase/advance/TimelinePage').then((module) => module.TimelinePage),
    ),
  },
  {
    path: showcasePaths.toggleButton,
    Page: lazyWithPreload(() =>
      import('#features/showcase/advance/ToggleButtonPage').then(
        (module) => module.ToggleButtonPage,
      ),
    ),
  },
  {
    path: showcasePaths.treeView,
    Page: lazyWithPreload(() =>
      import('#features/showcase/advance/TreeViewPage').then((module) => module.TreeViewPage),
    ),
  },
]
