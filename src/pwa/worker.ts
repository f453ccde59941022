/** The one service worker: it keeps the app for offline use and answers the simulated back ends. */
import { clientsClaim } from 'workbox-core'
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { createNetwork } from '../../mocks/network'
import { LaterFiles } from './laterFiles'
import type { PageMessage, StoredMessage } from './messages'
import { mockConfig } from './mockConfig'

declare const self: ServiceWorkerGlobalScope

/** Every file of the build with its tier, written by the build (`.build/tiers.ts`). */
const files = self.__WB_MANIFEST.filter((entry) => typeof entry !== 'string')
const later = new LaterFiles(
  files
    .filter((file) => !isFirst(file))
    .map(({ url, revision = null }) => ({ url: absolute(url), revision })),
)
const network = createNetwork({
  ...mockConfig(self.location.origin),
  loadFile: (path) => later.respond(absolute(path)),
})

for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
  registerRoute(
    ({ url }) => network.answers(url),
    ({ request }) => network.respond(request),
    method,
  )
}

const shell = files.filter(isFirst)
precacheAndRoute(shell, { cleanURLs: false })
cleanupOutdatedCaches()
registerRoute(
  ({ url }) => later.has(url.href),
  ({ url }) => later.respond(url.href),
)

// In development nothing is precached: pages come from Vite's server.
if (shell.some((file) => file.url === 'index.html')) {
  registerRoute(
    new NavigationRoute(createHandlerBoundToURL('/index.html'), {
      denylist: [/^\/api\//, /\/[^/?]+\.[^/]+$/],
    }),
  )
}

clientsClaim()
self.addEventListener('activate', (event) => event.waitUntil(later.forgetOthers()))

self.addEventListener('message', (event) => {
  const message: PageMessage = event.data
  switch (message.type) {
    case 'build':
      event.ports[0]?.postMessage(__BUILD_ID__)
      return
    case 'claim':
      event.waitUntil(self.clients.claim().then(() => event.ports[0]?.postMessage(true)))
      return
    case 'activate':
      event.waitUntil(self.skipWaiting())
      return
    case 'storeRest':
      event.waitUntil(later.storeAll(tellPages).catch((cause) => logStopped(cause)))
  }
})

function absolute(path: string): string {
  return new URL(path, self.location.href).href
}

function isFirst(file: PrecacheEntry): boolean {
  return 'first' in file && file.first === true
}

async function tellPages(stored: number, total: number): Promise<void> {
  const message: StoredMessage = { type: 'stored', stored, total }
  const pages = await self.clients.matchAll({ type: 'window' })
  for (const page of pages) page.postMessage(message)
}

/** Not an error of the app: the next start goes on where this one stopped. */
function logStopped(cause: unknown): void {
  console.warn('Storing the app for offline use stopped early', cause)
}
