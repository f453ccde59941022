/** `arcade-member/backend`: the simulated back ends for other people's tests, in Node. */
import 'fake-indexeddb/auto'

export { type Backend, type BackendOptions, createBackend } from './backend'
export { type BackendServer, serveBackend } from './serve'
export { backendInThread } from './threads'
export { BadWorld, type World } from './world'
export { worldHeader } from './worlds'
