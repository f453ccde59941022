import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DeferredPrecache } from '#pwa/precache/deferredPrecache'
import { MemoryCaches } from '../device/memoryCaches'
import { integrity } from './integrity'

const origin = 'https://app.invalid'
const scope = `${origin}/worker.js`
const listName = 'assets/deferred-1.json'

let caches = new MemoryCaches()
let served: Record<string, string> = {}
/** Files requested from the host. */
let asked: string[] = []

beforeEach(() => {
  caches = new MemoryCaches()
  asked = []
  served = {
    [listName]: JSON.stringify([
      ['assets/wallet-1.js', null, 0, integrity('wallet')],
      ['assets/mail-1.js', null, 1, integrity('mail')],
      ['demo/mail.json', 'r1', 1, integrity('["first"]')],
    ]),
    'assets/wallet-1.js': 'wallet',
    'assets/mail-1.js': 'mail',
    'demo/mail.json?revision=r1': '["first"]',
  }
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.replace(`${origin}/`, '')
    asked.push(path)
    const text = served[path]
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/plain'
    const headers = { 'Content-Type': type }
    return new Response(text ?? null, { status: text === undefined ? 404 : 200, headers })
  })
  vi.spyOn(console, 'warn').mockReturnValue()
})

afterEach(() => vi.unstubAllGlobals())

/** Starts a worker with empty memory. */
const start = (url: string | null = listName) =>
  new DeferredPrecache(
    scope,
    url === null ? null : { url, integrity: integrity(served[url] ?? 'gone') },
  )

const ask = async (deferred: DeferredPrecache, path: string) =>
  (await deferred.respond(`${origin}/${path}`)).text()

/** @returns all stored files by the name of their cache */
function stored(): Record<string, string[]> {
  const all = [...caches.caches].map(([name, { entries }]) => ({
    name,
    paths: [...entries.keys()].map((url) => url.replace(`${origin}/`, '')),
  }))
  const filled = all.filter(({ paths }) => paths.length > 0)
  return Object.fromEntries(filled.map(({ name, paths }) => [name, paths]))
}

test('a file requested early is answered, cached in its tier, and fetched once', async () => {
  const deferred = start()
  expect(await ask(deferred, 'assets/mail-1.js')).toBe('mail')
  expect(await ask(deferred, 'demo/mail.json')).toBe('["first"]')
  // Waits until the requested files are cached.
  await deferred.inspect()
  expect(stored()).toEqual({
    'later-files': [listName],
    'demo-files': ['assets/mail-1.js', 'demo/mail.json?revision=r1'],
  })
  asked = []
  const later = start()
  expect(await ask(later, 'assets/mail-1.js')).toBe('mail')
  expect(await ask(later, 'demo/mail.json')).toBe('["first"]')
  expect(asked).toEqual([])
})

test('a file that changed under the same name is fetched again', async () => {
  const before = start()
  await ask(before, 'demo/mail.json')
  await before.inspect()
  const nextList = 'assets/deferred-2.json'
  served = {
    [nextList]: JSON.stringify([['demo/mail.json', 'r2', 1, integrity('["second"]')]]),
    'demo/mail.json?revision=r2': '["second"]',
  }
  const next = start(nextList)
  expect(await ask(next, 'demo/mail.json')).toBe('["second"]')
  await next.inspect()
})

test.each([
  ['the host’s page', '<!doctype html>', 'text/html; charset=utf-8'],
  ['half of the file', 'wal', 'text/javascript'],
  ['another file', 'mail', 'text/javascript'],
  ['the right text with a type that browsers refuse', 'wallet', 'text/plain'],
])(
  'an answer with %s is not stored, and the correct file is stored later',
  async (_, text, type) => {
    const deferred = start()
    const [entry] = (await deferred.inspect()).missing
    if (!entry) throw new Error('Nothing is missing')
    const answer = vi.fn<() => Promise<Response>>(
      async () => new Response(text, { headers: { 'Content-Type': type } }),
    )
    const whole = globalThis.fetch
    vi.stubGlobal('fetch', answer)
    expect(await deferred.store(entry)).toBe('failed')
    // A page requests the same file early.
    expect(await ask(deferred, 'assets/wallet-1.js')).toBe(text)
    await deferred.inspect()
    expect(stored()).toEqual({ 'later-files': [listName] })
    vi.stubGlobal('fetch', whole)
    expect(await deferred.store(entry)).toBe('stored')
  },
)

test("a wrong file in the browser's HTTP cache is bypassed", async () => {
  const deferred = start()
  const [entry] = (await deferred.inspect()).missing
  if (!entry) throw new Error('Nothing is missing')
  vi.stubGlobal('fetch', async (_: string, { cache }: RequestInit = {}) => {
    const headers = { 'Content-Type': 'text/javascript' }
    return new Response(cache === 'reload' ? 'wallet' : 'wal', { headers })
  })
  expect(await deferred.store(entry)).toBe('stored')
})

test("an unknown or missing file gets the host's answer and is not cached", async () => {
  const deferred = start()
  delete served['assets/wallet-1.js']
  served['elsewhere.txt'] = 'not ours'
  expect(await ask(deferred, 'elsewhere.txt')).toBe('not ours')
  expect((await deferred.respond(`${origin}/assets/wallet-1.js`)).status).toBe(404)
  await deferred.inspect()
  expect(stored()).toEqual({ 'later-files': [listName] })
})

test('hashed files are answered without the list, which is requested again', async () => {
  const list = served[listName] ?? ''
  const deferred = start()
  delete served[listName]
  expect(await ask(deferred, 'assets/mail-1.js')).toBe('mail')
  await expect(deferred.inspect()).rejects.toThrow(listName)
  expect(await deferred.has(new URL(`${origin}/demo/mail.json`))).toBe(false)
  served[listName] = list
  expect(await deferred.has(new URL(`${origin}/demo/mail.json`))).toBe(true)
})

test.each([
  ['/demo/mail.json', true],
  [`/${listName}`, true],
  ['/demo/other.json', false],
  ['/user/mail@elsewhere.example', false],
  ['/dashboard/analytics', false],
])('the path %s is recognised as a file: %s', async (path, isFile) => {
  expect(await start().has(new URL(origin + path))).toBe(isFile)
})

test('a page path without a dot does not read the list', async () => {
  await start().has(new URL(`${origin}/dashboard/analytics`))
  expect(asked).toEqual([])
})

test('files of earlier builds are deleted, except those that this build shares', async () => {
  const before = start()
  for (const path of ['assets/wallet-1.js', 'assets/mail-1.js', 'demo/mail.json']) {
    await ask(before, path)
  }
  await before.inspect()
  await (await caches.open('slip-queue')).put(`${origin}/kept/slip`, new Response('slip'))
  const nextList = 'assets/deferred-2.json'
  served[nextList] = JSON.stringify([
    ['assets/wallet-1.js', null, 0, integrity('wallet')],
    ['assets/mail-2.js', null, 1, integrity('mail')],
    ['demo/mail.json', 'r1', 1, integrity('["first"]')],
  ])
  const next = start(nextList)
  await next.deleteOutdated()
  await next.inspect()
  expect(stored()).toEqual({
    'later-files': ['assets/wallet-1.js', nextList],
    'demo-files': ['demo/mail.json?revision=r1'],
    'slip-queue': ['kept/slip'],
  })
})

test('nothing is deleted while the files of this build are unknown', async () => {
  const before = start()
  await ask(before, 'assets/mail-1.js')
  await before.inspect()
  const all = stored()
  await expect(start('assets/deferred-2.json').deleteOutdated()).rejects.toThrow('deferred-2')
  expect(stored()).toEqual(all)
})

test('nothing is stored in development', async () => {
  const deferred = start(null)
  expect(await ask(deferred, 'assets/mail-1.js')).toBe('mail')
  expect(await deferred.inspect()).toEqual({ size: 0, missing: [] })
  expect(stored()).toEqual({})
})

test('a script answered with a web page is fetched again past the HTTP cache', async () => {
  const modes: (RequestCache | undefined)[] = []
  vi.stubGlobal('fetch', async (_: string, { cache }: RequestInit = {}) => {
    modes.push(cache)
    const [body, type] =
      cache === 'reload' ? ['wallet', 'text/javascript'] : ['<!doctype html>', 'text/html']
    return new Response(body, { headers: { 'Content-Type': type } })
  })
  expect(await ask(start(null), 'assets/wallet-1.js')).toBe('wallet')
  expect(modes).toEqual([undefined, 'reload'])
})
