/** The pickers and dayjs, fetched with the first demo: the page is readable before they come. */
import { lazyWithPreload } from '#ui/load/lazyWithPreload'

const demos = () => import('./demos')

export const BuddhistYears = lazyWithPreload(() => demos().then((module) => module.BuddhistYears))
export const DateAndTime = lazyWithPreload(() => demos().then((module) => module.DateAndTime))
export const FromTo = lazyWithPreload(() => demos().then((module) => module.FromTo))
export const OneDate = lazyWithPreload(() => demos().then((module) => module.OneDate))
export const OneTime = lazyWithPreload(() => demos().then((module) => module.OneTime))
export const StaticMonth = lazyWithPreload(() => demos().then((module) => module.StaticMonth))
