import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LaterFiles } from '../../src/pwa/laterFiles'
import { Precache } from '../../src/pwa/precache'
import { StoredTiers } from '../../src/pwa/storedTiers'
import { MemoryCaches } from './memoryCaches'

vi.mock('workbox-core', () => ({ cacheNames: { precache: 'precache' } }))
vi.mock('workbox-precaching', () => ({
  getCacheKeyForURL: (url: string) => new URL(url, 'https://app.invalid/').href,
}))

const scope = 'https://app.invalid/worker.js'
/** The page names scripts of both tiers. */
const page = '<script src="/assets/index-1.js"></script><script src="/assets/mail-1.js"></script>'
let served: Record<string, string> = {}
let caches = new MemoryCaches()

beforeEach(() => {
  served = {
    'index.html': page,
    'assets/index-1.js': 'entry',
    'assets/later-1.json': '[["assets/mail-1.js",null],["demo/mail.json","r1"]]',
    'assets/mail-1.js': 'mail',
    'demo/mail.json?revision=r1': '[]',
  }
  caches = new MemoryCaches()
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', async (url: string) => {
    const text = served[url.replace('https://app.invalid/', '')]
    const type = url.endsWith('.html') ? 'text/html; charset=utf-8' : 'text/plain'
    return new Response(text ?? null, {
      status: text === undefined ? 404 : 200,
      headers: { 'Content-Type': type },
    })
  })
  vi.spyOn(console, 'warn').mockReturnValue()
})

afterEach(() => vi.unstubAllGlobals())

/** As a worker that starts has them: what it knew of the files is forgotten. */
function tiers() {
  const shell = [
    { url: 'index.html', revision: 'a' },
    { url: 'assets/index-1.js', revision: null },
  ]
  const later = new LaterFiles(scope, 'assets/later-1.json')
  return { later, stored: new StoredTiers(new Precache(scope, shell, later), later) }
}

async function count(): Promise<[number, number]> {
  let last: [number, number] = [-1, -1]
  await tiers().stored.count((stored, total) => {
    last = [stored, total]
  })
  return last
}

test('what is gone from both tiers is put back, and counted as it is', async () => {
  expect(await count()).toEqual([1, 5])
  const steps: number[] = []
  await tiers().stored.storeAll((stored) => steps.push(stored))
  expect(steps.at(-1)).toBe(5)
  expect(await count()).toEqual([5, 5])
  caches.caches.delete('precache')
  expect(await count()).toEqual([3, 5])
  await tiers().stored.storeAll(() => {})
  expect(await count()).toEqual([5, 5])
})

test('a page of another build is not put in the place of the one that is gone', async () => {
  served['index.html'] = page.replace('index-1', 'index-2')
  await tiers().stored.storeAll(() => {})
  expect(await count()).toEqual([4, 5])
})

const put = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'))

test('where the browser keeps nothing, everything is answered all the same', async () => {
  vi.stubGlobal('caches', {
    open: async () => ({ match: async () => {}, keys: async () => [], put }),
  })
  const answer = await tiers().later.respond('https://app.invalid/demo/mail.json')
  expect(await answer.text()).toBe('[]')
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('switched off')) })
  const other = await tiers().later.respond('https://app.invalid/assets/mail-1.js')
  expect(await other.text()).toBe('mail')
})
