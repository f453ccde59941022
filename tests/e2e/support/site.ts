import type { Server } from 'node:http'
import { test as base } from '@playwright/test'
import { serve } from '../../../.build/serve'

/** A served build; `close` cuts the connection permanently, `deploy` replaces the build. */
export interface Site {
  url: string
  deploy(dir: string): Promise<void>
  close(): Promise<void>
}

/** Serves a build on a port of its own. */
export async function openSite(dir = process.env.DIST ?? 'dist', port = 0): Promise<Site> {
  let server = await serve(dir, port)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return {
    url: `http://localhost:${address.port}`,
    async deploy(next) {
      await stop(server)
      server = await serve(next, address.port)
    },
    close: () => stop(server),
  }
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => {
    server.close(() => resolve())
  })
}

/**
 * `site`: the mocked production build, served for this test alone, because workers belong to an origin.
 * `savesData`: the connection saves data, so that the offline copy of the whole app waits for a request.
 * Otherwise every test would store it in parallel with its own work.
 */
export const test = base.extend<{ site: Site; savesData: boolean }>({
  savesData: [true, { option: true }],
  context: async ({ context, savesData }, use) => {
    if (savesData) {
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      })
    }
    await use(context)
  },
  // Playwright requires an object pattern here even when no other fixture is used.
  site: async ({}, use) => {
    const site = await openSite()
    await use(site)
    await site.close()
  },
  baseURL: async ({ site }, use) => use(site.url),
})

export { expect } from '@playwright/test'
