import { change } from './database'
import { nextFrame, pause } from './time'

/**
 * Replaces all rows of the stores of a database by these rows. A number of bytes in `image` becomes a
 * picture.
 */
export function fillStores(name: string, stores: Record<string, object[]>): Promise<void> {
  return change(name, Object.keys(stores), (store) => {
    for (const [table, rows] of Object.entries(stores)) {
      store(table).clear()
      for (const row of rows) store(table).put(table === 'slips' ? withPicture(row) : row)
    }
    return Promise.resolve()
  })
}

/** Creates the picture from random bytes, which no store can compress. */
function withPicture(row: object): object {
  if (!('image' in row)) return row
  const image = new Uint8Array(Number(row.image))
  for (let at = 0; at < image.length; at += 65_536) {
    crypto.getRandomValues(image.subarray(at, at + 65_536))
  }
  return { ...row, image }
}

/** @returns milliseconds until the answer to one call is read */
export async function timeCall(url: string): Promise<number> {
  const token = localStorage.getItem('serviceToken') ?? ''
  const begin = performance.now()
  const response = await fetch(url, { headers: { Authorization: `Bearer ${token}` } })
  await response.json()
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return performance.now() - begin
}

/**
 * Navigates from one page to another.
 * @returns milliseconds until the page is complete
 */
export async function openWhole(path: string): Promise<number> {
  const before = document.querySelector('h1')?.textContent
  const begin = performance.now()
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
  const isThere = () => {
    const heading = document.querySelector('h1')?.textContent ?? ''
    return heading !== '' && heading !== before && !document.querySelector('main .MuiSkeleton-root')
  }
  while (!isThere()) {
    if (performance.now() - begin > 20_000) throw new Error(`${path} does not show itself`)
    await nextFrame()
  }
  await pause(0)
  return performance.now() - begin
}

/** @returns the number of rows of the page's longest list */
export function longestList(): number {
  const lists = [...document.querySelectorAll('main ul, main ol, main tbody')]
  return Math.max(0, ...lists.map(({ childElementCount }) => childElementCount))
}

/** @returns the bytes of all IndexedDB data at this origin */
export async function databaseBytes(): Promise<number> {
  const { usageDetails } = Object(await navigator.storage.estimate())
  return Number(usageDetails?.indexedDB ?? Number.NaN)
}
