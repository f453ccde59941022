/** `arcade-member/backend`: the simulated back ends for tests of other projects, in Node. */
import 'fake-indexeddb/auto'

export { type Backend, type BackendOptions, createBackend } from './backend'
export { BadWorld } from './badWorld'
export { readShipped } from './scenario/shipped'
export { type BackendServer, serveBackend } from './serve'
export { BadScenario } from './testers'
export { backendInThread } from './threads'
export type { World } from './world'
export { worldHeader } from './worlds'
