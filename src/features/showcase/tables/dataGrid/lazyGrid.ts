/** The grid, fetched with its demo: the page is readable before it comes. */
import { lazy } from 'react'

export const PlayerGrid = lazy(() =>
  import('./PlayerGrid').then((module) => ({ default: module.PlayerGrid })),
)
