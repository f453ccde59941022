import 'fake-indexeddb/auto'
import './indexedDb'
import { afterEach } from 'vitest'
import { startClock } from './clock'

// A browser has one `Uint8Array`. jsdom has its own beside that of Node, which encodes texts for both.
Object.assign(globalThis, { Uint8Array: new TextEncoder().encode('').constructor })

startClock()
afterEach(startClock)
