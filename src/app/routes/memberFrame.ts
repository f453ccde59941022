import { lazyWithPreload } from '#ui/load/lazyWithPreload'

/** The member area's frame; the table of its pages is loaded with it (`memberPages.tsx`). */
export const MainLayout = lazyWithPreload(() =>
  import('../shell/MainLayout').then((module) => module.MainLayout),
)
