import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  cacheSize,
  hasRoomToInstall,
  makeRoom,
  mayKeepOffline,
  pauseOffline,
  readRoom,
  reserveOf,
  resumeOffline,
  withRoom,
} from '#lib/storage/room'
import { MemoryCaches } from './memoryCaches'

const megabyte = 1_000_000
let caches = new MemoryCaches()

/** A device with so many MB of room, of which data take some. */
function device(room: number, data: number): void {
  caches = new MemoryCaches()
  caches.room = room * megabyte
  caches.data = data * megabyte
  const estimate = async () => ({ quota: caches.room, usage: caches.used() })
  vi.stubGlobal('navigator', { storage: { estimate } })
  vi.stubGlobal('caches', caches)
}

async function fill(name: string, size: number): Promise<void> {
  await (await caches.open(name)).put(
    '/file',
    new Response(new Blob([new Uint8Array(size * megabyte)])),
  )
}

/** All that is stored for offline use: 5.3 MB, beside answers. */
async function fillAll(): Promise<void> {
  await fill('showcase-files', 2)
  await fill('demo-files', 1)
  await fill('later-files', 1)
  await fill('workbox-precache-v2-https://app.invalid/', 1.3)
  await fill('member-cache', 0.1)
}

const left = () => [...caches.caches.keys()].map((name) => name.split('-')[0])

beforeEach(() => device(1000, 1))
afterEach(() => vi.unstubAllGlobals())

test('a fifth is left free, at least 20 MB where there is that much', () => {
  const reserves = [3, 20, 25, 100, 1000].map((room) => reserveOf(room * megabyte) / megabyte)
  expect(reserves).toEqual([3, 20, 20, 20, 200])
})

test.each([
  [10, 1, 0],
  [25, 1, 4],
  [25, 4, 1],
])('of %i MB with %i of data, offline files take %i', async (room, data, most) => {
  device(room, data)
  expect(await mayKeepOffline((most - 0.1) * megabyte)).toBe(most > 0)
  expect(await mayKeepOffline((most + 0.1) * megabyte)).toBe(false)
})

test('the least needed files yield first, and only as many as a write needs', async () => {
  device(8, 2)
  await fillAll()
  await withRoom(() => fill('slip-queue', 3))
  expect(left()).toEqual(['later', 'workbox', 'member', 'slip', 'offline'])
  await expect(withRoom(() => fill('large', 9))).rejects.toThrow('Full')
  expect(left()).toEqual(['member', 'slip', 'offline', 'large'])
  expect(await makeRoom()).toBe(false)
})

test('what fails for another cause costs no file', async () => {
  await fillAll()
  await expect(withRoom(() => Promise.reject(new TypeError('x')))).rejects.toThrow('x')
  expect(left()).toHaveLength(5)
})

test('a version that does not fit beside the files of the one before takes their place', async () => {
  device(10, 4)
  await fillAll()
  expect(await hasRoomToInstall()).toBe(true)
  expect(left()).toEqual(['demo', 'later', 'workbox', 'member'])
  caches.data = 7 * megabyte
  expect(await hasRoomToInstall()).toBe(false)
  expect(left()).toEqual(['workbox', 'member'])
})

test('where even that would not make room, the version before keeps its files', async () => {
  device(10, 7.5)
  await fill('demo-files', 1)
  await fill('workbox-precache-v2-https://app.invalid/', 1.3)
  expect(await hasRoomToInstall()).toBe(false)
  expect(left()).toEqual(['demo', 'workbox'])
})

test('what yielded once does not come back by itself', async () => {
  await fillAll()
  await makeRoom()
  expect(await mayKeepOffline(0)).toBe(false)
  await resumeOffline()
  expect(await mayKeepOffline(0)).toBe(true)
})

const refuse = () => Promise.reject(new TypeError('Not in a private window'))

test.each([
  ['has no such part', {}],
  ['does not estimate', { storage: {} }],
  ['refuses to estimate', { storage: { estimate: refuse } }],
  ['leaves out the figures', { storage: { estimate: async () => ({}) } }],
])('where the browser %s, trying shows how much room there is', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  expect(await readRoom()).toBeNull()
  expect(await mayKeepOffline(megabyte)).toBe(true)
  expect(await hasRoomToInstall()).toBe(true)
})

test('nothing is stored for offline use against a person’s word', async () => {
  expect(await mayKeepOffline(megabyte)).toBe(true)
  await pauseOffline()
  expect(await mayKeepOffline(megabyte)).toBe(false)
  await resumeOffline()
  expect(await mayKeepOffline(megabyte)).toBe(true)
})

test('files are measured a few at a time, and no more of them once that is called off', async () => {
  device(50, 0)
  const cache = await caches.open('showcase-files-1')
  for (let file = 0; file < 100; file++) await cache.put(`/${file}.js`, new Response('12345'))
  expect(await cacheSize('showcase-files')).toBe(500)

  const match = vi.spyOn(cache, 'match')
  const leaving = new AbortController()
  const measuring = cacheSize('showcase-files', leaving.signal)
  leaving.abort()
  await expect(measuring).rejects.toThrow(/abort/i)
  expect(match.mock.calls.length).toBeLessThan(100)
})
