import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A whole page over its back end takes its time on a busy machine.
configure({ asyncUtilTimeout: 5_000 })

// Testing Library cleans up by itself only where test functions are global.
afterEach(cleanup)

// Without a layout every press is at the same place, and would count to the one before it: a key
// between two presses makes them two.
if ('document' in globalThis) {
  addEventListener('pointerup', () => dispatchEvent(new KeyboardEvent('keydown')))
}
