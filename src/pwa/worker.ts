/** The only service worker: stores the app for offline use, and answers for the simulated back ends. */
import { clientsClaim } from 'workbox-core'
import {
  cleanupOutdatedCaches,
  PrecacheController,
  type PrecacheEntry,
  PrecacheRoute,
} from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { pushKey } from '#lib/environment'
import { sharePath } from '#lib/paths/share'
import { isSimulated } from '#mocks/config'
import { refuseNavigation } from '#mocks/gate'
import type { Network } from '#mocks/network'
import { laterParts } from './laterParts'
import { messageType, type StoredMessage } from './messages'
import { mockConfig } from './mockConfig'
import { isVersionBroken, reloadPages } from './precache/brokenVersion'
import { DeferredPrecache } from './precache/deferredPrecache'
import { Precache } from './precache/precache'
import { PrecacheTiers } from './precache/precacheTiers'

declare const self: ServiceWorkerGlobalScope

/**
 * The files of the install, and the name of the list of all others (`.build/tiers.ts`). Only entries with a
 * hash, because vite-plugin-pwa adds the web manifest a second time, without one.
 */
const files = self.__WB_MANIFEST
  .filter((entry) => typeof entry !== 'string')
  .filter(({ integrity }) => integrity !== undefined)
const list = files.find(isList)
const deferred = new DeferredPrecache(self.location.href, list ?? null)
const config = {
  ...mockConfig(self.location.origin),
  loadFile: (path: string) => deferred.respond(absolute(path)),
}
let network: Network | undefined
/** Whether this version takes over without consent, and reloads its pages. */
let replacesBroken = false

/** @returns the simulated back ends, which are created at the first call */
function simulation(): Network {
  network ??= laterParts().createNetwork(config)
  return network
}

// Requests that skip the caches, and the repair script for damaged files, also skip this worker.
self.addEventListener('fetch', (event) => {
  const { cache, url } = event.request
  if (cache === 'reload' || url === absolute('renew.js')) event.stopImmediatePropagation()
})

for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
  registerRoute(
    ({ url }) => isSimulated(url, config),
    ({ request }) => simulation().respond(request),
    method,
  )
}

const shell = files.filter((file) => !isList(file))
const precache = new Precache(self.location.href, shell, (url) => workbox.getCacheKeyForURL(url))
const workbox = new PrecacheController({ plugins: [precache.plugin()] })
// Without their hashes: the plugin checks them, and rejects a file only after a second attempt.
workbox.addToCacheList(shell.map(({ url, revision = null }) => ({ url, revision })))
registerRoute(new PrecacheRoute(workbox, { cleanURLs: false }))
const tiers = new PrecacheTiers(precache, deferred)
cleanupOutdatedCaches()

// In development nothing is stored, because pages come from Vite's server.
if (list) {
  // Screens of the app on the landing page. Offline their phones show the app's icon.
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/screens/'),
    ({ request }) => fetch(request).catch(() => emptyPicture()),
  )
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin && request.mode !== 'navigate' && !url.pathname.startsWith('/api/'),
    ({ url }) => deferred.respond(url.href),
  )
  const respondPage = workbox.createHandlerBoundToURL('/index.html')
  // Any address that is not a file is a page of the app; an id in an address may contain dots.
  registerRoute(
    ({ url, request }) => request.mode === 'navigate' && !url.pathname.startsWith('/assets/'),
    async (call) =>
      (await deferred.has(call.url)) ? deferred.respond(call.url.href) : respondPage(call),
  )
}
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && url.pathname === sharePath,
  ({ request }) => laterParts().takeShare(request),
  'POST',
)
// No other address of the app accepts a posted form.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  async ({ request }) => refuseNavigation(request.method),
  'POST',
)

/**
 * Makes the browser take the scripts of the install from their cache, so that a start does not wait for the
 * worker. All other imports pass the worker, which caches them. Only Chromium can do this.
 */
const importsFromCache = {
  condition: {
    or: shell
      .filter(({ url }) => url.endsWith('.js'))
      .map(({ url }) => ({
        urlPattern: `/${url}`,
        requestMethod: 'get',
        requestDestination: 'script',
      })),
  },
  source: 'cache' as const,
}

clientsClaim()
self.addEventListener('install', (event) => event.waitUntil(install(event)))
self.addEventListener('activate', (event) => {
  void workbox.activate(event)
  // Not awaited, because the pages wait for this worker.
  if (replacesBroken) void reloadPages()
  event.waitUntil(deferred.deleteOutdated().catch((cause) => logStopped(cause)))
})

self.addEventListener('message', (event) => {
  switch (messageType(event.data)) {
    case 'build':
      event.ports[0]?.postMessage(__BUILD_ID__)
      return
    case 'claim':
      event.waitUntil(self.clients.claim().then(() => event.ports[0]?.postMessage(true)))
      return
    case 'activate':
      event.waitUntil(self.skipWaiting())
      return
    case 'storeDeferred':
      event.waitUntil(tiers.storeAll(tellPages).catch((cause) => logStopped(cause)))
      return
    case 'countStored':
      event.waitUntil(tiers.count(tellPages).catch((cause) => logStopped(cause)))
      return
    case 'tell':
      event.waitUntil(laterParts().showAlertForPage(event.data, clientOf(event)))
  }
})

self.addEventListener('notificationclick', (event) =>
  event.waitUntil(laterParts().openAlert(event.notification)),
)
if (pushKey !== null) {
  self.addEventListener('push', (event) => event.waitUntil(laterParts().takePush(event.data)))
  self.addEventListener('pushsubscriptionchange', (event) =>
    event.waitUntil(laterParts().renewPush()),
  )
}

async function install(event: ExtendableEvent): Promise<void> {
  // The browser keeps this script with the worker, whatever the host answered for it.
  if (laterParts().build !== __BUILD_ID__) throw new Error('The worker came with another version')
  if (list) await event.addRoutes?.(importsFromCache).catch((cause) => logUnrouted(cause))
  const isBroken = await isVersionBroken()
  await precache.install(() => workbox.install(event))
  replacesBroken = isBroken
  if (isBroken) await self.skipWaiting()
}

function clientOf({ source }: ExtendableMessageEvent): string | undefined {
  return source !== null && 'id' in source ? source.id : undefined
}

function emptyPicture(): Response {
  const headers = { 'Content-Type': 'image/svg+xml' }
  return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers })
}

function absolute(path: string): string {
  return new URL(path, self.location.href).href
}

function isList(file: PrecacheEntry): boolean {
  return 'list' in file && file.list === true
}

async function tellPages(count: Omit<StoredMessage, 'type'>): Promise<void> {
  const message: StoredMessage = { type: 'stored', ...count }
  const pages = await self.clients.matchAll({ type: 'window' })
  for (const page of pages) page.postMessage(message)
}

/** Not an error of the app: the worker answers imports like all other requests. */
function logUnrouted(cause: unknown): void {
  console.warn('The browser takes no route for imports', cause)
}

/** Not an error of the app: the next start continues where this one stopped. */
function logStopped(cause: unknown): void {
  console.warn('Storing the app for offline use stopped early', cause)
}
