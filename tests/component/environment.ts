import type { Environment } from 'vitest/runtime'

/** Resolves modules as for browsers. The window comes with each test file (`window.ts`). */
const environment: Environment = {
  name: 'window',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => {} }),
}

export default environment
