import { lazyWithPreload } from '#ui/load/lazyWithPreload'

/** In a file of its own: it is loaded ahead, while somebody logs in. */
export const DashboardPage = lazyWithPreload(() =>
  import('./DashboardPage').then((module) => module.DashboardPage),
)
