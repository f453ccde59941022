/** The pickers and dayjs, fetched with the first demo: the page is readable before they come. */
import { lazy } from 'react'

const demos = () => import('./demos')

export const BuddhistYears = lazy(() => demos().then((all) => ({ default: all.BuddhistYears })))
export const DateAndTime = lazy(() => demos().then((all) => ({ default: all.DateAndTime })))
export const FromTo = lazy(() => demos().then((all) => ({ default: all.FromTo })))
export const OneDate = lazy(() => demos().then((all) => ({ default: all.OneDate })))
export const OneTime = lazy(() => demos().then((all) => ({ default: all.OneTime })))
export const StaticMonth = lazy(() => demos().then((all) => ({ default: all.StaticMonth })))
