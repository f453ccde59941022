import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  type Answer,
  fileOf,
  installedFiles,
  type LyingHost,
  openLyingHost,
  portal,
  typeOf,
} from '../support/lyingHost'
import { controlled } from '../support/player'
import { test as base, expect } from '../support/site'
import { acceptUpdate, stopWorkers } from '../support/worker'

/** `host`: the mocked build and the version after it, on a host that can be made to answer wrongly. */
const test = base.extend<{ host: LyingHost }>({
  // Playwright requires an object pattern here even when no other fixture is used.
  host: async ({}, use) => {
    const host = await openLyingHost('dist', 'dist-next')
    await use(host)
    await host.close()
  },
  baseURL: async ({ host }, use) => use(host.url),
})

const nextBuild = 'next-one'
/** How long a start that fails twice may take, in milliseconds: it waits three seconds each time. */
const timeout = 30_000

const reloadNow = (page: Page) => page.getByRole('button', { name: 'Reload now' })
const failed = /^The app could not be loaded\./
const healed = 'Some app files were damaged.'

const loginButton = (page: Page) => page.getByRole('button', { name: 'Log in', exact: true })

/** Opens the previous version, installed, with some data in every kind of store. */
async function install(page: Page): Promise<void> {
  await page.goto('/login')
  await controlled(page)
  await page.evaluate(async () => {
    await (await caches.open('slip-queue')).put('/kept/slip', new Response('slip'))
    localStorage.setItem('draft:test', 'typed')
    await new Promise((resolve, reject) => {
      const opening = indexedDB.open('kept-by-test', 1)
      opening.onupgradeneeded = () => opening.result.createObjectStore('rows').put('row', 1)
      opening.onerror = reject
      opening.onsuccess = () => resolve(opening.result.close())
    })
  })
}

/** Checks that the app runs and every store is unchanged. */
async function expectNothingLost(page: Page): Promise<void> {
  await expect(loginButton(page)).toBeVisible({ timeout })
  const kept = await page.evaluate(async () => [
    await (await (await caches.open('slip-queue')).match('/kept/slip'))?.text(),
    localStorage.getItem('draft:test'),
    (await indexedDB.databases()).some(({ name }) => name === 'kept-by-test'),
  ])
  expect(kept).toEqual(['slip', 'typed', true])
}

/**
 * Looks for a new version as a start does.
 * @returns how its install ended: 'refused', 'waiting' or 'none'
 */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    // When a worker cannot be fetched or run, a browser reports only this error.
    const found = await registration?.update().catch((cause: unknown) => {
      if (!(cause instanceof TypeError)) throw cause
    })
    const worker = found?.installing ?? registration?.installing
    if (worker) {
      await new Promise<void>((resolve) => {
        const settle = () => {
          if (['installed', 'activated', 'redundant'].includes(worker.state)) resolve()
        }
        worker.addEventListener('statechange', settle)
        settle()
      })
    }
    if (registration?.waiting) return 'waiting'
    return worker || !found ? 'refused' : 'none'
  })

/** The contents of the caches of the app’s files. */
const storedFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('workbox-precache'))
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys
      .flat()
      .map(({ url }) => url)
      .toSorted()
  })

const buildInForce = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = ({ data }) => resolve(data)
        navigator.serviceWorker.controller?.postMessage({ type: 'build' }, [port2])
      }),
  )

/** Checks that with an intact host one start finds the new version and installs it whole. */
async function expectUpdate(page: Page): Promise<void> {
  await page.reload()
  await expectNothingLost(page)
  await acceptUpdate(page)
  await expect(async () => expect(await buildInForce(page)).toBe(nextBuild)).toPass()
  await expectNothingLost(page)
}

/** One file of each kind that a new version brings. */
const kinds = installedKinds()

function installedKinds(): string[] {
  const files = installedFiles('dist-next').filter((file) => /^index\.html$|\/next-/.test(file))
  const firstOf = (kind: RegExp) => files.filter((file) => kind.test(file)).slice(0, 1)
  return [/html$/, /next-index-/, /next-(?!index)[^/]*js$/, /css$/, /next-worker-parts-/].flatMap(
    firstOf,
  )
}

async function clearHttpCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.detach()
}

const half = (content: Buffer) => content.subarray(0, content.length / 2)

/** The worker’s second script has its build’s id in its name. */
const nameBefore = (path: string) =>
  path.includes('worker-parts')
    ? (installedFiles('dist').find((file) => file.includes('worker-parts')) ?? path)
    : path.replace('next-', '')

const answers: Record<string, (path: string) => Answer | undefined> = {
  'is missing': () => ({ status: 404, type: 'text/plain', body: 'Not found' }),
  'is answered with the page': (path) =>
    path === 'index.html'
      ? undefined
      : { type: 'text/html', body: fileOf('dist-next', 'index.html') },
  'is cut in half': (path) => ({ type: typeOf(path), body: half(fileOf('dist-next', path)) }),
  'is of the version before': (path) => {
    const body = fileOf('dist', nameBefore(path))
    // A style has another name in the next version, and the same content.
    return body.equals(fileOf('dist-next', path)) ? undefined : { type: typeOf(path), body }
  },
  'has the wrong type': (path) => ({ type: 'text/plain', body: fileOf('dist-next', path) }),
}

for (const [name, answerFor] of Object.entries(answers)) {
  test(`an update with one file ${name} is refused whole and succeeds once the host is intact`, async ({
    page,
    host,
  }) => {
    await install(page)
    const before = await storedFiles(page)
    host.deploy('dist-next')
    for (const kind of kinds) {
      const answer = answerFor(kind)
      if (answer === undefined) continue
      host.lie((path) => (path === `/${kind}` ? answer : undefined))
      // The earlier attempt has fetched this very file whole.
      await clearHttpCache(page)
      expect([kind, await lookForUpdate(page)]).toEqual([kind, 'refused'])
      expect(await storedFiles(page)).toEqual(before)
    }
    await page.reload()
    await expectNothingLost(page)
    await expect(reloadNow(page)).toHaveCount(0)
    host.beWhole()
    await expectUpdate(page)
  })
}

const workerOf = (dir: string) => ({ type: 'text/javascript', body: fileOf(dir, 'worker.js') })

test('a new worker beside an old host is refused, and an old worker beside a new host changes nothing', async ({
  page,
  host,
}) => {
  await install(page)
  host.lie((path) => (path === '/worker.js' ? workerOf('dist-next') : undefined))
  expect(await lookForUpdate(page)).toBe('refused')
  await page.reload()
  await expectNothingLost(page)

  host.deploy('dist-next')
  host.lie((path) => (path === '/worker.js' ? workerOf('dist') : undefined))
  expect(await lookForUpdate(page)).toBe('none')
  await page.reload()
  await expectNothingLost(page)
  host.beWhole()
  await expectUpdate(page)
})

test('a sign-in page during an update stores nothing, and the update succeeds afterwards', async ({
  page,
  host,
}) => {
  await install(page)
  const before = await storedFiles(page)
  host.deploy('dist-next')
  let left = 12
  host.lie(() => (left-- > 0 ? undefined : portal))
  expect(await lookForUpdate(page)).toBe('refused')
  expect(await storedFiles(page)).toEqual(before)
  await page.reload()
  await expectNothingLost(page)
  host.beWhole()
  await expectUpdate(page)
})

test('a sign-in page during a first visit stores nothing, and the next start installs the app', async ({
  page,
  host,
}) => {
  let isPortal = false
  host.lie((path) => {
    isPortal ||= path === '/worker.js'
    return isPortal && path !== '/worker.js' ? portal : undefined
  })
  await page.goto('/')
  await expect.poll(() => isPortal).toBe(true)
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) ?? null),
    )
    .toBeNull()
  expect(await storedFiles(page)).toEqual([])
  host.beWhole()
  await page.reload()
  await controlled(page)
  await expect(loginButton(page)).toBeVisible()
})

/**
 * Opens a page whose files are stored on first use.
 * @returns which of these files are stored
 */
async function openRegister(page: Page): Promise<string[]> {
  await page.goto('/register')
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible({ timeout })
  return deferredFiles(page)
}

const registerFile = `/assets/${readdirSync('dist/assets').find((name) => /^RegisterPage-.*js$/.test(name))}`

const deferredFiles = (page: Page) =>
  page.evaluate(async () => {
    const keys = await (await caches.open('later-files')).keys()
    return keys.map(({ url }) => url).filter((url) => url.includes('/assets/RegisterPage-'))
  })

test('a host without compression can be installed from, also for a page opened later', async ({
  page,
  host,
}) => {
  host.compressNothing()
  await install(page)
  await openRegister(page)
  await expect.poll(() => deferredFiles(page)).toHaveLength(1)
  host.fall()
  await openRegister(page)
})

test('a deferred file that is cut off is not stored until it comes whole', async ({
  page,
  host,
}) => {
  await install(page)
  let asked = 0
  host.lie((path) => {
    if (path !== registerFile) return undefined
    asked += 1
    return { type: 'text/javascript', body: half(fileOf('dist', path)) }
  })
  const ask = () => page.evaluate(async (file) => (await fetch(file)).status, registerFile)
  expect(await ask()).toBe(200)
  // The worker fetches it a second time, past the HTTP cache, to store it.
  await expect.poll(() => asked).toBe(2)
  host.beWhole()
  expect(await deferredFiles(page)).toEqual([])
  expect(await ask()).toBe(200)
  await expect.poll(() => deferredFiles(page)).toHaveLength(1)
  await openRegister(page)
})

async function backToLogin(page: Page): Promise<Page> {
  await page.goto('/login')
  return page
}

/** Replaces stored scripts with the host’s page, as hosts could in earlier versions. */
const damage = (page: Page, files: string) =>
  page.evaluate(async (pattern) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      const keys = (await cache.keys()).filter(({ url }) => new RegExp(pattern).test(url))
      for (const key of keys) {
        await cache.put(
          key,
          new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
        )
      }
    }
  }, files)

test('an app that fails to start twice starts from the host, says so and has lost nothing', async ({
  page,
  host,
}) => {
  await install(page)
  await damage(page, '/assets/index-')
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText(failed)
  // While the host cannot be reached, nothing is removed.
  const before = await storedFiles(page)
  host.lie(() => portal)
  await page.getByRole('link', { name: 'Reload' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page.getByRole('alert')).toHaveText(failed)
  expect(await storedFiles(page)).toEqual(before)

  host.beWhole()
  await page.reload()
  await expect(page.getByText(healed)).toBeVisible({ timeout })
  await expectNothingLost(page)
  await page.reload()
  await controlled(page)
  await expectNothingLost(page)
  await expect(page.getByText(healed)).toHaveCount(0)
})

test('a page whose stored files are damaged is loaded from the host', async ({ page }) => {
  await install(page)
  // A page that the browser does not have in memory.
  await page.evaluate(
    async (url) => (await caches.open('later-files')).put(url, new Response()),
    registerFile,
  )
  await damage(page, '/assets/RegisterPage-')
  await openRegister(page)
  await expect(page.getByText(healed)).toBeVisible({ timeout })
  await expectNothingLost(await backToLogin(page))
})

test('an install broken by an earlier version is replaced by the next version in one start', async ({
  page,
  host,
}) => {
  await install(page)
  await page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((key) => key.startsWith('workbox-precache'))
    const cache = await caches.open(name)
    const [key] = (await cache.keys()).filter(({ url }) => url.includes('/index.html'))
    const html = '<!doctype html><script type="module" src="/assets/index-gone.js"></script>'
    if (key) await cache.put(key, new Response(html, { headers: { 'Content-Type': 'text/html' } }))
  })
  host.deploy('dist-next')
  await stopWorkers(page)
  await page.reload()
  await expectNothingLost(page)
  expect(await buildInForce(page)).toBe(nextBuild)
})

test('a first script answered with a page and cached for a year is fetched again', async ({
  page,
  host,
}) => {
  host.lie((path) => (path.startsWith('/assets/index-') ? portal : undefined))
  await page.goto('/login')
  await expect(page.getByRole('alert')).toHaveText(failed)
  host.beWhole()
  await page.getByRole('link', { name: 'Reload' }).click()
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible({ timeout })
})

test('a page’s file behind a sign-in page is reported as a connection problem and loads afterwards', async ({
  page,
  host,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  // Register is one of the pages whose files are fetched on first use.
  await page.goto('/forgot')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  host.lie(() => portal)
  await page.evaluate(() => {
    history.pushState(null, '', '/register')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByText(/A public Wi-Fi may ask you to sign in first/)).toBeVisible()
  await expect(page.getByText(/newer version/)).toHaveCount(0)
  host.beWhole()
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible({ timeout })
})
