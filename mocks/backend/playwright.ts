/** `arcade-member/playwright`: a fixture that gives each test simulated back ends of its own. */
import {
  test as base,
  type Page,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test'
import { type BackendServer, serveBackend } from './serve'
import { worldHeader } from './worlds'

/** Isolated simulated data over HTTP. */
export interface World {
  /** Address of this world alone, without a trailing slash. */
  url: string
  /** Reaches the world at the server's own address. */
  headers: Readonly<Record<string, string>>
  /** Sends a call to this world; a body is sent as JSON. */
  ask(path: string, body?: object): Promise<Response>
  /** Sends a page's calls to this world; `provider`: the origin that the page calls. */
  answer(page: Page, provider: string): Promise<void>
}

interface TestFixtures {
  world: World
}

interface WorkerFixtures {
  backend: BackendServer
}

/** `world`: for this test alone, ended after it. `backend`: the server, one for each worker. */
export const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & TestFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & WorkerFixtures
> = base.extend<TestFixtures, WorkerFixtures>({
  backend: [
    async ({}, provide) => {
      // The fixture ends each world, so a test that waits for long keeps its own.
      const backend = await serveBackend({ idleMs: Number.POSITIVE_INFINITY })
      await provide(backend)
      await backend.close()
    },
    { scope: 'worker' },
  ],
  world: async ({ backend }, provide, { testId }) => {
    const url = `${backend.url}/w/${testId}`
    const ask = (path: string, body?: object) =>
      fetch(url + path, {
        headers: { 'Content-Type': 'application/json' },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      })
    const answer = async (page: Page, provider: string) => {
      await page.context().route(`${provider}/**`, async (route) => {
        const target = url + route.request().url().slice(provider.length)
        await route.fulfill({ response: await route.fetch({ url: target }) })
      })
    }
    await provide({ url, headers: { [worldHeader]: testId }, ask, answer })
    await fetch(`${url}/api/scenarios/world`, { method: 'DELETE' })
  },
})

export { expect } from '@playwright/test'
