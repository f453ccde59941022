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

/** Simulates a device with a quota and used data, both in MB. */
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

/** Stores all offline files (5.3 MB) beside cached answers. */
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

test('the app keeps a fifth of the storage free, and at least 20 MB if there is that much', () => {
  const reserves = [3, 20, 25, 100, 1000].map((room) => reserveOf(room * megabyte) / megabyte)
  expect(reserves).toEqual([3, 20, 20, 20, 200])
})

test.each([
  [10, 1, 0],
  [25, 1, 4],
  [25, 4, 1],
])(
  'on a device of %i MB with %i MB of data, offline files may take %i MB',
  async (room, data, most) => {
    device(room, data)
    expect(await mayKeepOffline((most - 0.1) * megabyte)).toBe(most > 0)
    expect(await mayKeepOffline((most + 0.1) * megabyte)).toBe(false)
  },
)

test('the least needed files are deleted first, and only as many as a write needs', async () => {
  device(8, 2)
  await fillAll()
  await withRoom(() => fill('slip-queue', 3))
  expect(left()).toEqual(['later', 'workbox', 'member', 'slip', 'offline'])
  await expect(withRoom(() => fill('large', 9))).rejects.toThrow('Full')
  expect(left()).toEqual(['member', 'slip', 'offline', 'large'])
  expect(await makeRoom()).toBe(false)
})

test('a write that fails for another reason deletes no file', async () => {
  await fillAll()
  await expect(withRoom(() => Promise.reject(new TypeError('x')))).rejects.toThrow('x')
  expect(left()).toHaveLength(5)
})

test('a new version that does not fit beside the files of the previous one replaces them', async () => {
  device(10, 4)
  await fillAll()
  expect(await hasRoomToInstall()).toBe(true)
  expect(left()).toEqual(['demo', 'later', 'workbox', 'member'])
  caches.data = 7 * megabyte
  expect(await hasRoomToInstall()).toBe(false)
  expect(left()).toEqual(['workbox', 'member'])
})

test('the files of the previous version stay if deleting them would not make enough space', async () => {
  device(10, 7.5)
  await fill('demo-files', 1)
  await fill('workbox-precache-v2-https://app.invalid/', 1.3)
  expect(await hasRoomToInstall()).toBe(false)
  expect(left()).toEqual(['demo', 'workbox'])
})

test('deleted offline files are not restored automatically', async () => {
  await fillAll()
  await makeRoom()
  expect(await mayKeepOffline(0)).toBe(false)
  await resumeOffline()
  expect(await mayKeepOffline(0)).toBe(true)
})

const refuse = () => Promise.reject(new TypeError('Not in a private window'))

test.each([
  ['does not report its storage', {}],
  ['does not estimate', { storage: {} }],
  ['refuses to estimate', { storage: { estimate: refuse } }],
  ['leaves out the figures', { storage: { estimate: async () => ({}) } }],
])('a browser that %s is assumed to have enough storage', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  expect(await readRoom()).toBeNull()
  expect(await mayKeepOffline(megabyte)).toBe(true)
  expect(await hasRoomToInstall()).toBe(true)
})

test('nothing is stored for offline use after a person has turned it off', async () => {
  expect(await mayKeepOffline(megabyte)).toBe(true)
  await pauseOffline()
  expect(await mayKeepOffline(megabyte)).toBe(false)
  await resumeOffline()
  expect(await mayKeepOffline(megabyte)).toBe(true)
})

test('files are measured a few at a time, and measuring stops when it is aborted', async () => {
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
