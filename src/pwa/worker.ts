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
const network = createNetwork(mockConfig(self.location.origin))
const later = new LaterFiles(
  files.filter((file) => !isFirst(file)).map((file) => new URL(file.url, self.location.href).href),
)

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
  ({ request }) => later.respond(request),
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
