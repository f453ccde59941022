/** The forms' library and the autocomplete, fetched with the first demo. */
import { lazyWithPreload } from '#ui/load/lazyWithPreload'

const demos = () => import('./demos')

export const BankForm = lazyWithPreload(() => demos().then((module) => module.BankForm))
export const GamesForm = lazyWithPreload(() => demos().then((module) => module.GamesForm))
export const ReasonForm = lazyWithPreload(() => demos().then((module) => module.ReasonForm))
