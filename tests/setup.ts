import 'fake-indexeddb/auto'
import { afterEach } from 'vitest'
import { startClock } from './clock'

startClock()
afterEach(startClock)
