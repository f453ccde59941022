import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cacheNames } from 'workbox-core'
import { isVersionBroken } from '#pwa/precache/brokenVersion'
import { MemoryCaches } from '../device/memoryCaches'

// Stops Workbox from looking for the worker in which it would log.
vi.hoisted(() => Object.assign(globalThis, { __WB_DISABLE_DEV_LOGS: true }))

const pageKey = 'https://app.invalid/index.html?__WB_REVISION__=a'
const page = `<script type="module" crossorigin src="/assets/index-1.js"></script>
  <script>preload(["/assets/login-1.js","/assets/later-1.js"])</script>`

let caches = new MemoryCaches()

beforeEach(() => {
  caches = new MemoryCaches()
  vi.stubGlobal('caches', caches)
})

afterEach(() => vi.unstubAllGlobals())

async function store(files: Readonly<Record<string, string>>): Promise<void> {
  const cache = await caches.open(cacheNames.precache)
  for (const [key, type] of Object.entries(files)) {
    const text = key === pageKey ? page : ''
    await cache.put(key, new Response(text, { headers: { 'Content-Type': type } }))
  }
}

const script = 'text/javascript'
const html = 'text/html'

test.each<[string, boolean, Record<string, string>]>([
  ['nothing is stored', false, {}],
  [
    'all first scripts are stored, and a later one is not yet',
    false,
    { [pageKey]: html, '/assets/index-1.js': script, '/assets/login-1.js': script },
  ],
  ['its page names a first script that is not stored', true, { [pageKey]: html }],
  ['its first script is a page', true, { [pageKey]: html, '/assets/index-1.js': html }],
  [
    'another script is a page',
    true,
    { [pageKey]: html, '/assets/index-1.js': script, '/assets/login-1.js': html },
  ],
])('a version is recognised as broken if %s: %s', async (_, isBroken, files) => {
  await store(files)
  expect(await isVersionBroken()).toBe(isBroken)
})
