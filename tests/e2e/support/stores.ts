import type { Page } from '@playwright/test'

/** Files of the app itself: the same on every device. */
const appFiles = /precache|(later|demo|showcase)-files|offline-marks/

/** The simulated provider, and data that the demo sections keep for the device. */
const backEnds = /^(provider-mock|demo-)/

/** Lists where each of `texts` occurs in the browser’s stores: every key, every row, every cached body. */
export async function placesOf(page: Page, texts: readonly string[]): Promise<string[]> {
  const stored = await page.evaluate(everythingStored)
  return stored
    .filter(({ store }) => !appFiles.test(store) && !backEnds.test(store))
    .flatMap(({ store, key, text }) =>
      texts
        .filter((each) => key.includes(each) || text.includes(each))
        .map((each) => `${store} ${key}: ${each}`),
    )
}

/** Runs in the page. */
async function everythingStored(): Promise<{ store: string; key: string; text: string }[]> {
  const found: { store: string; key: string; text: string }[] = []
  for (const [store, area] of Object.entries({ localStorage, sessionStorage })) {
    for (const [key, value] of Object.entries(area)) found.push({ store, key, text: String(value) })
  }
  for (const store of await caches.keys()) {
    const cache = await caches.open(store)
    for (const request of await cache.keys()) {
      const response = await cache.match(request)
      found.push({
        store,
        key: decodeURIComponent(request.url),
        text: (await response?.text()) ?? '',
      })
    }
  }
  const readDatabase = (store: string) =>
    new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(store)
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const database = opening.result
        if (database.objectStoreNames.length === 0) {
          database.close()
          resolve()
          return
        }
        const reading = database.transaction([...database.objectStoreNames])
        for (const table of database.objectStoreNames) {
          const rows = reading.objectStore(table).getAll()
          rows.onsuccess = () => {
            for (const row of rows.result) {
              found.push({ store, key: table, text: JSON.stringify(row) })
            }
          }
        }
        reading.oncomplete = () => {
          database.close()
          resolve()
        }
      }
    })
  for (const { name = '' } of await indexedDB.databases()) await readDatabase(name)
  return found
}
