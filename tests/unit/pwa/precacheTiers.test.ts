import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cacheNames } from 'workbox-core'
import { resumeOffline } from '#lib/storage/room'
import { DeferredPrecache } from '#pwa/precache/deferredPrecache'
import { Precache } from '#pwa/precache/precache'
import { PrecacheTiers } from '#pwa/precache/precacheTiers'
import { MemoryCaches } from '../device/memoryCaches'
import { integrity } from './integrity'

// Stops Workbox from looking for the worker in which it would log.
vi.hoisted(() => Object.assign(globalThis, { __WB_DISABLE_DEV_LOGS: true }))

const keyOf = (url: string) => new URL(url, 'https://app.invalid/').href

const scope = 'https://app.invalid/worker.js'
const page = '<script src="/assets/index-1.js"></script>'
const list = (content: (name: string) => string = (name) => name) =>
  JSON.stringify([
    ['assets/wallet-1.js', null, 0, integrity(content('wallet'))],
    ['assets/mail-1.js', null, 1, integrity(content('mail'))],
    ['demo/mail.json', 'r1', 1, integrity('[]')],
    ['assets/charts-1.js', null, 2, integrity(content('charts'))],
  ])
let served: Record<string, string> = {}
let caches = new MemoryCaches()

beforeEach(() => {
  served = {
    'index.html': page,
    'assets/index-1.js': 'entry',
    'assets/deferred-1.json': list(),
    'assets/wallet-1.js': 'wallet',
    'assets/charts-1.js': 'charts',
    'assets/mail-1.js': 'mail',
    'demo/mail.json?revision=r1': '[]',
  }
  caches = new MemoryCaches()
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', async (url: string) => {
    const text = served[url.replace('https://app.invalid/', '')]
    const [, ending = ''] = /\.(\w+)$/.exec(url) ?? []
    const types: Record<string, string> = {
      html: 'text/html; charset=utf-8',
      js: 'text/javascript',
    }
    return new Response(text ?? null, {
      status: text === undefined ? 404 : 200,
      headers: { 'Content-Type': types[ending] ?? 'text/plain' },
    })
  })
  vi.spyOn(console, 'warn').mockReturnValue()
})

afterEach(() => vi.unstubAllGlobals())

/** Starts a worker with empty memory. */
function tiers() {
  const shell = [
    { url: 'index.html', revision: 'a', integrity: integrity(page) },
    { url: 'assets/index-1.js', revision: null, integrity: integrity('entry') },
  ]
  const url = 'assets/deferred-1.json'
  const deferred = new DeferredPrecache(scope, { url, integrity: integrity(served[url] ?? '') })
  const precache = new Precache(scope, shell, keyOf)
  return { deferred, precache, stored: new PrecacheTiers(precache, deferred) }
}

async function count(): Promise<[number, number]> {
  let last: [number, number] = [-1, -1]
  await tiers().stored.count(({ stored, total }) => {
    last = [stored, total]
  })
  return last
}

test('missing files of any tier are stored again and counted correctly', async () => {
  expect(await count()).toEqual([1, 7])
  const steps: number[] = []
  await tiers().stored.storeAll(({ stored }) => steps.push(stored))
  expect(steps.at(-1)).toBe(7)
  expect(await count()).toEqual([7, 7])
  caches.caches.delete(cacheNames.precache)
  expect(await count()).toEqual([5, 7])
  await tiers().stored.storeAll(() => {})
  expect(await count()).toEqual([7, 7])
})

test('a page of another build does not replace the missing one', async () => {
  served['index.html'] = page.replace('index-1', 'index-2')
  await tiers().stored.storeAll(() => {})
  expect(await count()).toEqual([6, 7])
})

test("the player's pages are stored first, showcases last, and the reserve stays free", async () => {
  const estimate = async () => ({ quota: caches.room, usage: caches.used() })
  vi.stubGlobal('navigator', { storage: { estimate } })
  const large = '_'.repeat(9e5)
  for (const name of ['wallet', 'mail', 'charts']) served[`assets/${name}-1.js`] = large
  served['assets/deferred-1.json'] = list(() => large)
  caches.room = 25e6
  caches.data = 2.3e6
  const last: unknown[] = []
  await tiers().stored.storeAll((count) => last.splice(0, 1, count))
  const files = caches.urls().filter((url) => url.startsWith('https:'))
  expect(files.map((url) => url.replace('https://app.invalid/', ''))).toEqual([
    'index.html',
    'assets/index-1.js',
    'assets/deferred-1.json',
    'assets/wallet-1.js',
    'assets/mail-1.js',
    'demo/mail.json?revision=r1',
  ])
  expect(last).toEqual([{ stored: 6, total: 7, isFull: true }])
})

test('a file that does not fit is fetched once, even if the browser reports no quota', async () => {
  vi.stubGlobal('navigator', {})
  const full = vi
    .spyOn(await caches.open('demo-files'), 'put')
    .mockRejectedValue(new DOMException('Full', 'QuotaExceededError'))
  await tiers().stored.storeAll(() => {})
  expect(await count()).toEqual([4, 7])
  const fetched = vi.spyOn(globalThis, 'fetch')
  await tiers().stored.storeAll(() => {})
  expect(fetched).toHaveBeenCalledTimes(1)
  await resumeOffline()
  full.mockRestore()
  await tiers().stored.storeAll(() => {})
  expect(await count()).toEqual([7, 7])
})

test('a failed install leaves only the files of the earlier version', async () => {
  const cache = await caches.open(cacheNames.precache)
  await cache.put('https://app.invalid/assets/index-0.js', new Response('of the version before'))
  const storeAll = async () => {
    await cache.put('https://app.invalid/index.html', new Response('half'))
    throw new DOMException('Full', 'QuotaExceededError')
  }
  await expect(tiers().precache.install(storeAll)).rejects.toThrow('Full')
  expect(caches.urls()).toEqual(['https://app.invalid/assets/index-0.js'])
})

/** Calls what Workbox calls in its plugins for each file of the install. */
async function fetched(path: string, response: Response): Promise<Response> {
  const take = tiers().precache.plugin().fetchDidSucceed
  if (!take) throw new Error('Nothing looks at what was fetched')
  const request = new Request(`https://app.invalid/${path}`)
  return take({ request, response, event: Object.assign(new Event('install'), extendable) })
}

const extendable = { waitUntil: () => {} }

test.each([
  ['of another version', page.replace('index-1', 'index-2'), 'text/html'],
  ['cut in half', page.slice(0, 20), 'text/html'],
  ['of a type that browsers do not show', page, 'text/plain'],
])('an install whose page is %s is refused', async (_, text, type) => {
  served['index.html'] = text.slice(0, 10)
  const answer = new Response(text, { headers: { 'Content-Type': type } })
  await expect(fetched('index.html', answer)).rejects.toThrow('not of this version')
})

test('an install takes the file that the build names, past the HTTP cache if necessary', async () => {
  const headers = { 'Content-Type': 'text/javascript' }
  const answer = new Response('entry', { headers })
  expect(await fetched('assets/index-1.js', answer)).toBe(answer)
  const late = await fetched('assets/index-1.js', new Response('<!doctype html>'))
  expect(await late.text()).toBe('entry')
})

test('a wrong file of an earlier version is fetched again, and restored if the install fails', async () => {
  const key = 'https://app.invalid/assets/index-1.js'
  const cache = await caches.open(cacheNames.precache)
  await cache.put(key, new Response('<!doctype html>'))
  const found: (string | undefined)[] = []
  const look = async () => found.push(await (await cache.match(key))?.text())
  const failing = tiers().precache.install(async () => {
    await look()
    throw new Error('refused')
  })
  await expect(failing).rejects.toThrow('refused')
  await look()
  expect(found).toEqual([undefined, '<!doctype html>'])
})

const put = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'))

test('all files are answered if the browser stores nothing', async () => {
  vi.stubGlobal('caches', {
    open: async () => ({ match: async () => {}, keys: async () => [], put }),
  })
  const answer = await tiers().deferred.respond('https://app.invalid/demo/mail.json')
  expect(await answer.text()).toBe('[]')
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('switched off')) })
  const other = await tiers().deferred.respond('https://app.invalid/assets/mail-1.js')
  expect(await other.text()).toBe('mail')
})
