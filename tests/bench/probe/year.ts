import { change } from './database'
import { nextFrame, pause } from './time'

/** Puts these rows in the place of all that the stores of a database hold; a number of bytes becomes a picture. */
export function fillStores(name: string, stores: Record<string, object[]>): Promise<void> {
  return change(name, Object.keys(stores), (store) => {
    for (const [table, rows] of Object.entries(stores)) {
      store(table).clear()
      for (const row of rows) store(table).put(table === 'slips' ? withPicture(row) : row)
    }
    return Promise.resolve()
  })
}

/** Of noise, which no store makes smaller. */
function withPicture(row: object): object {
  if (!('image' in row)) return row
  const image = new Uint8Array(Number(row.image))
  for (let at = 0; at < image.length; at += 65_536) {
    crypto.getRandomValues(image.subarray(at, at + 65_536))
  }
  return { ...row, image }
}

/** What one call takes, until its answer is read. Milliseconds. */
export async function timeCall(url: string): Promise<number> {
  const token = localStorage.getItem('serviceToken') ?? ''
  const begin = performance.now()
  const response = await fetch(url, { headers: { Authorization: `Bearer ${token}` } })
  await response.json()
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return performance.now() - begin
}

/** From one page to another, until nothing of it is still to come. Milliseconds. */
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

/** The most rows that one list of the page draws. */
export function longestList(): number {
  const lists = [...document.querySelectorAll('main ul, main ol, main tbody')]
  return Math.max(0, ...lists.map(({ childElementCount }) => childElementCount))
}

/** Bytes of all of IndexedDB at this origin. */
export async function databaseBytes(): Promise<number> {
  const { usageDetails } = Object(await navigator.storage.estimate())
  return Number(usageDetails?.indexedDB ?? Number.NaN)
}
