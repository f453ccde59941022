import 'fake-indexeddb/auto'
import './indexedDb'
import { afterEach } from 'vitest'
import { startClock } from './clock'

startClock()
afterEach(startClock)
