/**
 * Starts the app from the host itself, without the files and the worker of a version that cannot start. What
 * people keep stays: databases, web storage, and every cache that is not made of the app's files. The host's
 * newest copy is used, because the worker never answers for this file. It is asked for at the second start
 * in a row that shows no page (index.html), and for a part that still fails after a reload
 * (src/pwa/missingChunk.ts). Offline, or behind a sign-in page, it does not load and nothing is removed.
 */
export async function renew() {
  // An answer of the wrong type may lie in the browser's HTTP cache for a year.
  const files = performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\/assets\//.test(name))
  await Promise.allSettled(files.map(({ name }) => fetch(name, { cache: 'reload' })))
  const names = 'caches' in window ? await caches.keys() : []
  const ofTheApp = names.filter((name) => /^workbox-precache|-files$/.test(name))
  await Promise.all(ofTheApp.map((name) => caches.delete(name)))
  await (await navigator.serviceWorker?.getRegistration('/'))?.unregister()
  // The app says so once it has started. A start that fails all the same does not come here again.
  sessionStorage.setItem('renewed', 'yes')
  location.reload()
}
