/** The forms' library and the autocomplete, fetched with the first demo. */
import { lazy } from 'react'

const demos = () => import('./demos')

export const BankForm = lazy(() => demos().then((all) => ({ default: all.BankForm })))
export const GamesForm = lazy(() => demos().then((all) => ({ default: all.GamesForm })))
export const ReasonForm = lazy(() => demos().then((all) => ({ default: all.ReasonForm })))
