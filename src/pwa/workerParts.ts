/**
 * The worker's second script: everything that a start does not wait for, mainly the simulated back ends.
 * `laterParts.ts` imports it into a built worker, `devWorker.ts` into the worker of the development server.
 */
export { createNetwork } from '#mocks/network'
export { openAlert, showAlertForPage } from './notifications'
export { renewPush, takePush } from './push'
export { takeShare } from './shareTarget'

/** The build of this script, which the worker compares with its own. */
export const build = __BUILD_ID__
