import type { Environment } from 'vitest/runtime'

/** Modules as browsers get them; the window comes with each file (`window.ts`). */
const environment: Environment = {
  name: 'window',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => {} }),
}

export default environment
