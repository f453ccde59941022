import { lazyPart } from '../loading/lazyPart'
import { showcasePaths } from '../showcasePaths'

export const advancePages = [
  {
    path: showcasePaths.alert,
    Page: lazyPart(() =>
      import('../../features/showcase/advance/AlertPage').then((module) => module.AlertPage),
    ),
  },
  {
    path: showcasePaths.dialog,
    Page: lazyPart(() =>
      import('../../features/showcase/advance/DialogPage').then((module) => module.DialogPage),
    ),
  },
  {
    path: showcasePaths.pagination,
    Page: lazyPart(() =>
      import('../../features/showcase/advance/PaginationPage').then(
        (module) => module.PaginationPage,
      ),
    ),
  },
  {
    path: showcasePaths.progress,
    Page: lazyPart(() =>
      import('../../features/showcase/advance/ProgressPage').then((module) => module.ProgressPage),
    ),
  },
  {
    path: showcasePaths.rating,
    Page: lazyPart(() =>
      import('../../features/showcase/advance/RatingPage').then((module) => module.RatingPage),
    ),
  },
  {
    path: showcasePaths.snackbar,
    Page: lazyPart(() =>
      import('../../features/showcase/advance/SnackbarPage').then((module) => module.SnackbarPage),
    ),
  },
  {
    path: showcasePaths.skeleton,
    Page: lazyPart(() =>
      import('../../features/showcase/advance/SkeletonPage').then((module) => module.SkeletonPage),
    ),
  },
  {
    path: showcasePaths.speedDial,
    Page: lazyPart(() =>
      import('../../features/showcase/advance/SpeedDialPage').then(
        (module) => module.SpeedDialPage,
      ),
    ),
  },
  {
    path: showcasePaths.timeline,
    Page: lazyPart(() =>
      import('../../features/showcase/advance/TimelinePage').then((module) => module.TimelinePage),
    ),
  },
  {
    path: showcasePaths.toggleButton,
    Page: lazyPart(() =>
      import('../../features/showcase/advance/ToggleButtonPage').then(
        (module) => module.ToggleButtonPage,
      ),
    ),
  },
  {
    path: showcasePaths.treeView,
    Page: lazyPart(() =>
      import('../../features/showcase/advance/TreeViewPage').then((module) => module.TreeViewPage),
    ),
  },
]
