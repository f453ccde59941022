/** The app's own table, fetched with its demo: it is heavier than all the rest of this page. */
import { lazy } from 'react'

export const SharedTable = lazy(() =>
  import('./SharedTable').then((module) => ({ default: module.SharedTable })),
)
