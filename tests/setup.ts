import 'fake-indexeddb/auto'
import { afterEach } from 'vitest'

// Testing Library cleans up by itself only where test functions are global.
afterEach(async () => {
  if (typeof document !== 'undefined') (await import('@testing-library/react')).cleanup()
})
