import { fileOf, portal } from '../e2e/support/lyingHost'
import type { EnginePage } from './support/engine'
import { expect, test } from './support/engineTest'
import { byRole, byText } from './support/screen'

const loginButton = byRole('button', 'Log in')

async function install(page: EnginePage): Promise<void> {
  await page.goto('/login')
  await page.until(`navigator.serviceWorker.controller?.state === 'activated'`)
  await page.evaluate(`localStorage.setItem('draft:test', 'typed')`)
}

const lookForUpdate = (page: EnginePage) =>
  page.evaluate(`navigator.serviceWorker.getRegistration().then(async (registration) => {
    const found = await registration.update().catch((cause) => {
      if (cause.name !== 'TypeError') throw cause
    })
    const worker = found?.installing ?? registration.installing
    while (worker && !['installed', 'activated', 'redundant'].includes(worker.state)) {
      await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }))
    }
    return registration.waiting !== null
  })`)

const isKept = (page: EnginePage) => page.evaluate(`localStorage.getItem('draft:test')`)

test('a new worker beside an old host is refused and succeeds once the host is complete', async ({
  guest: page,
  host,
}) => {
  await install(page)
  const body = fileOf('dist-next', 'worker.js')
  host.lie((path) => (path === '/worker.js' ? { type: 'text/javascript', body } : undefined))
  expect(await lookForUpdate(page)).toBe(false)
  await page.reload()
  await page.see(loginButton)
  host.deploy('dist-next')
  host.beWhole()
  expect(await lookForUpdate(page)).toBe(true)
  await page.click(byRole('button', 'Reload now'))
  await page.until(`performance.getEntriesByType('navigation')[0].type === 'reload'`)
  await page.see(loginButton)
  expect(await isKept(page)).toBe('typed')
})

test('a host that answers missing files with its page does not break an update', async ({
  guest: page,
  host,
}) => {
  await install(page)
  host.deploy('dist-next')
  const body = fileOf('dist-next', 'index.html')
  host.lie((path) =>
    /^\/assets\/next-.*\.js$/.test(path) ? { type: 'text/html', body } : undefined,
  )
  expect(await lookForUpdate(page)).toBe(false)
  await page.reload()
  await page.see(loginButton)
  host.beWhole()
  expect(await lookForUpdate(page)).toBe(true)
})

test('an app that fails to start twice starts from the host and has lost nothing', async ({
  guest: page,
  host,
}) => {
  await install(page)
  await page.evaluate(`caches.keys().then(async (names) => {
    for (const name of names) {
      const cache = await caches.open(name)
      for (const key of await cache.keys()) {
        if (!key.url.includes('/assets/index-')) continue
        const headers = { 'Content-Type': 'text/html' }
        await cache.put(key, new Response('<!doctype html>', { headers }))
      }
    }
  })`)
  await page.reload()
  await page.see(byText(/^The app could not be loaded/))
  // Behind a sign-in page nothing is removed.
  host.lie(() => portal)
  await page.reload()
  await page.see(byText(/^The app could not be loaded/))
  host.beWhole()
  await page.reload()
  await page.see(byText(/^Some app files were damaged/))
  await page.see(loginButton)
  expect(await isKept(page)).toBe('typed')
})
