import { controlled, expectCredit, logIn } from '../support/player'
import { createProfile } from '../support/profile'
import { expect, openSite, test } from '../support/site'
import { hardReload, stopWorkers } from '../support/worker'

test('the first visit works before and after the worker takes over, and a hard reload is claimed again', async ({
  page,
}) => {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.goto('/')
  await logIn(page)
  await controlled(page)
  await page.getByRole('button', { name: 'Refresh balance' }).click()
  await expectCredit(page)
  expect(loads).toBe(1)

  await hardReload(page)
  await controlled(page)
  await expectCredit(page)
})

test('a worker stopped between two calls answers the next one without losing data', async ({
  page,
}) => {
  await page.goto('/')
  await controlled(page)
  await page.waitForLoadState('networkidle')
  await stopWorkers(page)
  await logIn(page)
  // Called from a document without the app. If the app’s page lost a file in transit, it might reload.
  await page.goto('/manifest.webmanifest')
  for (let round = 0; round < 3; round += 1) {
    await stopWorkers(page)
    const answer = await page.evaluate(async () => {
      const response = await fetch('/api/account/me', {
        headers: { Authorization: `Bearer ${localStorage.getItem('serviceToken')}` },
      })
      return { status: response.status, body: await response.json() }
    })
    expect(answer).toMatchObject({ status: 200, body: { user: { username: '0812345678' } } })
  }
})

test('a first login works after a restart without host, and the session survives the next start', async () => {
  const site = await openSite()
  const profile = createProfile()
  const first = await profile.open()
  const page = await first.newPage()
  await page.goto(site.url)
  await controlled(page)
  await first.close()
  await site.close()

  const second = await profile.open()
  const offline = await second.newPage()
  await offline.goto(site.url)
  await logIn(offline)
  const sources = await offline.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((key) => key.startsWith('workbox-precache'))
    const installed = new Set((await (await caches.open(name)).keys()).map(({ url }) => url))
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ initiatorType, name }) => initiatorType === 'script' && installed.has(name))
      .map((entry): unknown => Reflect.get(entry, 'workerFinalSourceType'))
  })
  // The browser takes the scripts of the install from the cache without asking the worker.
  expect(sources.length).toBeGreaterThan(10)
  expect(new Set(sources)).toEqual(new Set(['cache']))
  await second.close()

  const third = await profile.open()
  const reopened = await third.newPage()
  await reopened.goto(site.url)
  await expectCredit(reopened)
  await expect(reopened).toHaveURL(/\/dashboard\/analytics$/)
  await third.close()
  profile.remove()
})

test('without workers the same handlers answer in the page', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await page.goto('/')
  await logIn(page)
})

test('without IndexedDB the app works and says that nothing is stored', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
    Object.defineProperty(window, 'indexedDB', { value: undefined, writable: true })
  })
  await page.goto('/')
  await logIn(page)
  await expect(page.getByText('This browser saves nothing', { exact: false })).toBeVisible()
})

test('the worker answers unknown API paths and missing files with 404, pages with the app', async ({
  page,
  site,
}) => {
  await page.goto('/')
  await controlled(page)
  const answers = await page.evaluate(async () => {
    const responses = await Promise.all(
      ['/api/nothing/here', '/assets/gone.js', '/login'].map((path) => fetch(path)),
    )
    return responses.map(({ status, headers }) => [
      status,
      headers.get('content-type')?.split(';')[0],
    ])
  })
  expect(answers[0]).toEqual([404, 'application/json'])
  expect(answers[1]?.[0]).toBe(404)
  expect(answers[2]).toEqual([200, 'text/html'])

  const licences = page.getByText(/^react \d+\S+ \(MIT\)$/m)
  await page.goto('/licences.txt')
  await expect(licences).toBeVisible()
  await page.waitForFunction(() => caches.match('/licences.txt', { ignoreSearch: true }))
  await site.close()
  await page.reload()
  await expect(licences).toBeVisible()
})
