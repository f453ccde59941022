/** What the worker must know to tell of a push while no page runs: it reads no web storage and has no texts. */

const cacheName = 'push-sheet'
const path = '/kept/push'

/** Written by the page for whoever is logged in; a later one takes its place. */
export async function keepPushSheet(sheet: object): Promise<void> {
  await (await caches.open(cacheName)).put(path, Response.json(sheet))
}

/** As it was written, or null. */
export async function readPushSheet(): Promise<unknown> {
  const kept = await (await caches.open(cacheName)).match(path)
  return kept ? kept.json() : null
}

export async function dropPushSheet(): Promise<void> {
  // Plain http has no Cache Storage, so nothing is kept.
  if ('caches' in globalThis) await caches.delete(cacheName)
}
