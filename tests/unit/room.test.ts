import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  hasRoomToInstall,
  makeRoom,
  mayKeepOffline,
  pauseOffline,
  reserveOf,
} from '../../src/lib/room'
import { MemoryCaches } from './memoryCaches'

const megabyte = 1_000_000
let caches = new MemoryCaches()
/** What each cache takes, in MB. */
const sizes: Record<string, number> = {
  'showcase-files': 2,
  'demo-files': 1.4,
  'later-files': 2,
  'workbox-precache-v2-https://app.invalid/': 1.3,
  'member-cache': 0.1,
}

beforeEach(async () => {
  caches = new MemoryCaches()
  vi.stubGlobal('caches', caches)
  for (const name of Object.keys(sizes)) await caches.open(name)
})

afterEach(() => vi.unstubAllGlobals())

/** A device on which data take so many MB, of so many. */
function device(available: number, data: number) {
  const usage = () =>
    [...caches.caches.keys()].reduce((sum, name) => sum + (sizes[name] ?? 0), data) * megabyte
  const estimate = async () => ({ quota: available * megabyte, usage: usage() })
  vi.stubGlobal('navigator', { storage: { estimate } })
}

const left = () => [...caches.caches.keys()].map((name) => name.split('-')[0])

test('a fifth is left free, at least 20 MB where there is that much', () => {
  const reserves = [3, 20, 25, 100, 1000].map((room) => reserveOf(room * megabyte) / megabyte)
  expect(reserves).toEqual([3, 20, 20, 20, 200])
})

test('the least needed files yield first, and only as many as a write needs', async () => {
  device(18, 6)
  expect(await makeRoom()).toBe(true)
  expect(left()).toEqual(['demo', 'later', 'workbox', 'member'])
  device(17.5, 8)
  expect(await makeRoom()).toBe(true)
  expect(left()).toEqual(['later', 'workbox', 'member'])
  device(17, 14)
  expect(await makeRoom()).toBe(true)
  expect(left()).toEqual(['member'])
  expect(await makeRoom()).toBe(false)
})

test('where nobody tells how much room there is, one tier yields at each try', async () => {
  vi.stubGlobal('navigator', {})
  expect(await mayKeepOffline(megabyte)).toBe(true)
  expect(await hasRoomToInstall()).toBe(true)
  await makeRoom()
  expect(left()).toEqual(['demo', 'later', 'workbox', 'member'])
})

test('a version that does not fit beside the files of the one before takes their place', async () => {
  device(11, 4)
  expect(await hasRoomToInstall()).toBe(true)
  expect(left()).toEqual(['demo', 'later', 'workbox', 'member'])
  device(6, 4)
  expect(await hasRoomToInstall()).toBe(false)
  expect(left()).toEqual(['workbox', 'member'])
})

test('nothing is stored for offline use against a person’s word', async () => {
  device(1000, 1)
  expect(await mayKeepOffline(megabyte)).toBe(true)
  await pauseOffline()
  expect(await mayKeepOffline(megabyte)).toBe(false)
})
