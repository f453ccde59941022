import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DeferredPrecache } from '#pwa/precache/deferredPrecache'
import { MemoryCaches } from '../device/memoryCaches'
import { integrity } from './integrity'

const origin = 'https://app.invalid'
const scope = `${origin}/worker.js`
const listName = 'assets/deferred-1.json'

let caches = new MemoryCaches()
let served: Record<string, string> = {}
/** What was asked of the host. */
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

/** A worker that starts knows nothing of what it knew before. */
const start = (url: string | null = listName) =>
  new DeferredPrecache(
    scope,
    url === null ? null : { url, integrity: integrity(served[url] ?? 'gone') },
  )

const ask = async (deferred: DeferredPrecache, path: string) =>
  (await deferred.respond(`${origin}/${path}`)).text()

/** All that is stored, by the caches’ names. */
function stored(): Record<string, string[]> {
  const all = [...caches.caches].map(([name, { entries }]) => ({
    name,
    paths: [...entries.keys()].map((url) => url.replace(`${origin}/`, '')),
  }))
  const filled = all.filter(({ paths }) => paths.length > 0)
  return Object.fromEntries(filled.map(({ name, paths }) => [name, paths]))
}

test('what is asked for before its turn is answered, cached in its tier, and asked of the host once', async () => {
  const deferred = start()
  expect(await ask(deferred, 'assets/mail-1.js')).toBe('mail')
  expect(await ask(deferred, 'demo/mail.json')).toBe('["first"]')
  // Waits until what was asked for is cached.
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

test('a file that changed under its old name is a new one', async () => {
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
  'a host that answers with %s has nothing stored, and the file is stored once it is whole',
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
    // The same is asked for by a page before its turn.
    expect(await ask(deferred, 'assets/wallet-1.js')).toBe(text)
    await deferred.inspect()
    expect(stored()).toEqual({ 'later-files': [listName] })
    vi.stubGlobal('fetch', whole)
    expect(await deferred.store(entry)).toBe('stored')
  },
)

test('a wrong file that lies in the browser’s HTTP cache is fetched past it', async () => {
  const deferred = start()
  const [entry] = (await deferred.inspect()).missing
  if (!entry) throw new Error('Nothing is missing')
  vi.stubGlobal('fetch', async (_: string, { cache }: RequestInit = {}) => {
    const headers = { 'Content-Type': 'text/javascript' }
    return new Response(cache === 'reload' ? 'wallet' : 'wal', { headers })
  })
  expect(await deferred.store(entry)).toBe('stored')
})

test('what is of no build, or missing, is answered as the host says and not cached', async () => {
  const deferred = start()
  delete served['assets/wallet-1.js']
  served['elsewhere.txt'] = 'not ours'
  expect(await ask(deferred, 'elsewhere.txt')).toBe('not ours')
  expect((await deferred.respond(`${origin}/assets/wallet-1.js`)).status).toBe(404)
  await deferred.inspect()
  expect(stored()).toEqual({ 'later-files': [listName] })
})

test('without the list hashed files are answered all the same; the list is asked for again', async () => {
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
])('whether %s is a file: %s', async (path, isFile) => {
  expect(await start().has(new URL(origin + path))).toBe(isFile)
})

test('a page whose address has no dot costs no look into the list', async () => {
  await start().has(new URL(`${origin}/dashboard/analytics`))
  expect(asked).toEqual([])
})

test('what belonged to earlier builds goes, what this one has in common with them stays', async () => {
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

test('nothing goes while it is unknown what belongs to this build', async () => {
  const before = start()
  await ask(before, 'assets/mail-1.js')
  await before.inspect()
  const all = stored()
  await expect(start('assets/deferred-2.json').deleteOutdated()).rejects.toThrow('deferred-2')
  expect(stored()).toEqual(all)
})

test('in development nothing is stored', async () => {
  const deferred = start(null)
  expect(await ask(deferred, 'assets/mail-1.js')).toBe('mail')
  expect(await deferred.inspect()).toEqual({ size: 0, missing: [] })
  expect(stored()).toEqual({})
})

test('a script for which a web page comes is fetched past the HTTP cache before the answer', async () => {
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
