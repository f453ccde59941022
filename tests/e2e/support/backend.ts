import { test as base } from '@playwright/test'
import { type BackendServer, serveBackend, worldHeader } from '#mocks/backend/index'

/** Isolated simulated data over HTTP, for suites that need no page or whose pages call another origin. */
export interface World {
  /** Where it is served; a call without its header reaches the shared data. */
  url: string
  headers: Readonly<Record<string, string>>
  /** Sends a call to this isolated data; a body is sent as JSON. */
  ask(path: string, body?: object): Promise<Response>
}

/** `world`: simulated back ends for this test alone, removed after it; parallel tests have their own. */
export const test = base.extend<{ world: World }, { backend: BackendServer }>({
  backend: [
    async ({}, use) => {
      const backend = await serveBackend()
      await use(backend)
      await backend.close()
    },
    { scope: 'worker' },
  ],
  world: async ({ backend }, use, { testId }) => {
    const { url } = backend
    const headers = { [worldHeader]: testId }
    const ask = (path: string, body?: object) =>
      fetch(url + path, {
        headers: { ...headers, 'Content-Type': 'application/json' },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      })
    await use({ url, headers, ask })
    await fetch(`${url}/api/scenarios/world`, { method: 'DELETE', headers })
  },
})

export { expect } from '@playwright/test'
