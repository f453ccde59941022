/** `arcade-member/backend`: the simulated back ends for tests of other projects, in Node. */
import 'fake-indexeddb/auto'

export { type Backend, type BackendOptions, createBackend } from './backend'
export { BadSnapshot } from './badSnapshot'
export { readShipped } from './scenario/shipped'
export { type BackendServer, serveBackend } from './serve'
export type { Snapshot } from './snapshot'
export { BadScenario } from './testers'
export { backendInThread } from './threads'
export { worldHeader } from './worlds'
