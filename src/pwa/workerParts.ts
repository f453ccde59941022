/**
 * The worker's second script: all that a start does not wait for, the simulated back ends above all. `laterParts.ts`
 * imports it into a built worker, `devWorker.ts` into that of the development server.
 */
export { createNetwork } from '#mocks/network'
export { openAlert, showAlertForPage } from './notifications'
export { renewPush, takePush } from './push'
export { takeShare } from './shareTarget'

/** Tells the worker whether this script came with its own version. */
export const build = __BUILD_ID__
