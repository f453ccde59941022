// needs a window
import { Blob } from 'node:buffer'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MemoryCaches } from '../device/memoryCaches'
import { type FakeWorker, WorkerContainer } from './workerContainer'

let container = new WorkerContainer()
let worker: FakeWorker
let caches = new MemoryCaches()

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  container = new WorkerContainer()
  worker = container.worker('build')
  container.registration.active = worker
  caches = new MemoryCaches()
  // Node's responses do not accept jsdom's blobs.
  vi.stubGlobal('Blob', Blob)
  vi.stubGlobal('caches', caches)
  line({})
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const estimate = async () => ({ quota: caches.room, usage: caches.used() })

function line(connection: object): void {
  vi.stubGlobal('navigator', { serviceWorker: container, connection, storage: { estimate } })
}

async function page() {
  const { pwaStatus } = await import('#pwa/status')
  return { ...(await import('#pwa/offlineFiles')), status: pwaStatus.get }
}

/** Sends a message from the worker to all pages. */
function hear(data: unknown): void {
  container.dispatchEvent(new MessageEvent('message', { data }))
}

test('the deferred files are stored after the first screen, but not in data-saving mode', async () => {
  const { watchStored } = await page()
  watchStored()
  await vi.advanceTimersByTimeAsync(3500)
  expect(worker.heard).toEqual([])
  await vi.advanceTimersByTimeAsync(4000)
  expect(worker.heard).toEqual(['storeDeferred'])

  line({ saveData: true })
  watchStored()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(worker.heard).toEqual(['storeDeferred'])
})

test('the deferred files are stored at once when a person asks for them, even after turning it off', async () => {
  const { storeAll } = await page()
  const { mayKeepOffline, pauseOffline } = await import('#lib/storage/room')
  await pauseOffline()
  line({ saveData: true })
  await storeAll()
  await vi.advanceTimersByTimeAsync(0)
  expect(worker.heard).toEqual(['storeDeferred'])
  expect(await mayKeepOffline(1)).toBe(true)
})

test('the page shows valid messages of the worker about stored files, and ignores others', async () => {
  const { countStored, status } = await page()
  countStored()
  await vi.advanceTimersByTimeAsync(0)
  expect(worker.heard).toEqual(['countStored'])
  hear({ type: 'stored', stored: 3, total: 9, isFull: true })
  const told = { stored: { files: 3, of: 9 }, isFull: true }
  expect(status()).toMatchObject(told)
  for (const other of [
    null,
    'stored',
    { type: 'stored' },
    { type: 'stored', stored: '4', total: 9, isFull: false },
    { type: 'other', stored: 4, total: 9, isFull: false },
  ]) {
    hear(other)
  }
  expect(status()).toMatchObject(told)
})

test('a full device does not install a worker, unless it has one already', async () => {
  caches.room = 1_000_000
  const { mayInstall, status } = await page()
  expect(await mayInstall()).toBe(true)
  expect(status().isFull).toBe(false)
  container.registration.active = null
  expect(await mayInstall()).toBe(false)
  expect(status().isFull).toBe(true)
  caches.room = 10_000_000
  expect(await mayInstall()).toBe(true)
  expect(status().isFull).toBe(false)
})
