/** The data that the worker needs to show a push while no page is open: it has no web storage and no texts. */

const cacheName = 'push-sheet'
const path = '/kept/push'

/** Stored by the page for the logged-in player; replaces the data stored before. */
export async function keepPushSheet(sheet: object): Promise<void> {
  await (await caches.open(cacheName)).put(path, Response.json(sheet))
}

/** @returns the data as stored, or null */
export async function readPushSheet(): Promise<unknown> {
  const kept = await (await caches.open(cacheName)).match(path)
  return kept ? kept.json() : null
}

export async function dropPushSheet(): Promise<void> {
  // Plain http has no Cache Storage, so nothing is stored.
  if ('caches' in globalThis) await caches.delete(cacheName)
}
