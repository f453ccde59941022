/** `arcade-member/backend`: the simulated back ends for tests of other projects, in Node. */
export type { TestControls } from '#contract/scenario/scenario'
export type { MockConfig } from '../config'
export type { Backend } from './backend'
export type { BackendOptions } from './backendOptions'
export { BadOption } from './badOption'
export { BadScenario } from './badScenario'
export { BadSnapshot } from './badSnapshot'
export {
  BackendEnded,
  createBackend,
  type IsolatedBackend,
  type IsolatedOptions,
} from './isolated/isolatedBackend'
export { readShipped } from './scenario/shipped'
export { type BackendServer, type ServeOptions, serveBackend } from './serve'
export type { Snapshot } from './snapshot'
export { worldHeader } from './worlds'
