import { lazyWithPreload } from '#ui/load/lazyWithPreload'

/** In its own file, because it is preloaded during login. */
export const DashboardPage = lazyWithPreload(() =>
  import('./DashboardPage').then((module) => module.DashboardPage),
)
