import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchFirstInstall } from '#pwa/offlineFiles'
import { changeStatus, pwaStatus } from '#pwa/status'
import { MemoryCaches } from '../device/memoryCaches'

const megabyte = 1_000_000
let caches = new MemoryCaches()

beforeEach(() => {
  caches = new MemoryCaches()
  caches.room = 3 * megabyte
  vi.stubGlobal('caches', caches)
  changeStatus({ isFull: false })
})

afterEach(() => vi.unstubAllGlobals())

/** A worker whose first install is under way; answers what ends it. */
function beginInstall(): (state: ServiceWorkerState) => void {
  const installing = Object.assign(new EventTarget(), { state: 'installing' })
  const registration: unknown = { installing }
  watchFirstInstall(Object(registration))
  return (state) => {
    installing.state = state
    installing.dispatchEvent(new Event('statechange'))
  }
}

test('an install that data left no room for is told of', async () => {
  const end = beginInstall()
  caches.data = 2 * megabyte
  end('redundant')
  await vi.waitFor(() => expect(pwaStatus.get().isFull).toBe(true))
})

test('one that failed for another cause is not blamed on room', async () => {
  const looked = vi.spyOn(caches, 'delete')
  beginInstall()('redundant')
  await vi.waitFor(() => expect(looked).toHaveBeenCalled())
  expect(pwaStatus.get().isFull).toBe(false)
})
