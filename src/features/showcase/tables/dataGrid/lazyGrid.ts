/** The grid, fetched with its demo: the page is readable before it comes. */
import { lazyWithPreload } from '#ui/load/lazyWithPreload'

export const PlayerGrid = lazyWithPreload(() =>
  import('./PlayerGrid').then((module) => module.PlayerGrid),
)
