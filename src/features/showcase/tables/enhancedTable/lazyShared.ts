/** The app's own table, fetched with its demo: it is heavier than all the rest of this page. */
import { lazyWithPreload } from '#ui/load/lazyWithPreload'

export const SharedTable = lazyWithPreload(() =>
  import('./SharedTable').then((module) => module.SharedTable),
)
