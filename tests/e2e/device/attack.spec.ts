import type { Page } from '@playwright/test'
import { accountPaths } from '#contract/account/account'
import { demoDataPaths } from '#contract/demoData/demoData'
import { scenarioPaths } from '#contract/scenario/scenario'
import { memberPaths } from '#lib/paths/member'
import { hourMs, moveClock, testerDoes } from '../support/money'
import { openOtherSite, postForm } from '../support/otherSite'
import { controlled, expectCredit, logIn } from '../support/player'
import { test as firstVisitTest } from '../support/site'
import { expect, test } from '../support/visited'
import { watchForErrors } from '../support/watch'

/** The back ends’ state: the demo sections and the testers’ rules. */
async function stateOf(page: Page): Promise<unknown> {
  const { domains } = await exported(page)
  const rules = await page.evaluate(async (path) => (await fetch(path)).json(), scenarioPaths.all)
  return { domains, rules }
}

interface Exported {
  domains: Record<string, { tables: Record<string, object[]> }>
}

function exported(page: Page): Promise<Exported> {
  return page.evaluate(async (path) => (await fetch(path)).json(), demoDataPaths.export)
}

/** Empties the sections, so that a reset would be visible. */
async function emptySections(page: Page): Promise<void> {
  const file = await exported(page)
  for (const { tables } of Object.values(file.domains)) {
    for (const name of Object.keys(tables)) tables[name] = []
  }
  await testerDoes(page, demoDataPaths.import, file)
}

firstVisitTest(
  'another site changes nothing: no form, frame, fetch or window reaches the back ends',
  async ({ page, site }) => {
    await page.goto('/login')
    await controlled(page)
    await emptySections(page)
    await testerDoes(page, scenarioPaths.clock, { clockOffsetMs: 1000 })
    const before = await stateOf(page)

    const elsewhere = await openOtherSite()
    const registration = '{"username":"0899999999","password":"planted1","id":"planted"}'
    const forms: [path: string, json: string][] = [
      [demoDataPaths.reset, '{}'],
      [demoDataPaths.import, '{"format":"arcade-member-demo-data","version":1,"domains":{}}'],
      [scenarioPaths.all, '{"match":"/","effect":"status500"}'],
      [scenarioPaths.clock, '{"clockOffsetMs":0}'],
      [scenarioPaths.reset, '{}'],
      [accountPaths.register, registration],
      ['/dashboard/analytics', '{}'],
    ]
    for (const [path, json] of forms) {
      await page.goto(elsewhere.url)
      expect([path, await postForm(page, site.url + path, json)]).toEqual([path, 405])
      expect(await page.locator('body').textContent()).toBe('Method not allowed')
    }

    await page.goto(elsewhere.url)
    const readable = await page.evaluate(
      async ({ url, reset, list }) => {
        const frame = document.createElement('iframe')
        frame.src = url + list
        document.body.append(frame)
        await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
        const calls = [
          fetch(url + reset, { method: 'POST', mode: 'no-cors', body: '{}' }),
          fetch(url + reset, { method: 'POST', headers: { 'Content-Type': 'application/json' } }),
          fetch(url + list, { credentials: 'include' }),
        ]
        const settled = await Promise.allSettled(calls)
        return settled.map((call) => (call.status === 'fulfilled' ? call.value.type : 'refused'))
      },
      { url: site.url, reset: demoDataPaths.reset, list: demoDataPaths.export },
    )
    expect(readable).toEqual(['opaque', 'refused', 'refused'])
    await page.goto(site.url + demoDataPaths.export)
    expect(await page.locator('body').textContent()).toBe('Not found')
    elsewhere.close()

    await page.goto('/login')
    expect(await stateOf(page)).toEqual(before)
  },
)

test('arbitrary messages to page and worker break nothing', async ({ page }) => {
  const errors = await watchForErrors(page)
  await page.goto('/dashboard/analytics')
  await expectCredit(page)
  const build = await page.evaluate(async () => {
    const foreign = [
      null,
      undefined,
      0,
      'text',
      [],
      { type: null },
      { type: 'other' },
      { stored: 1 },
    ]
    const worker = navigator.serviceWorker.controller
    for (const message of foreign) {
      worker?.postMessage(message)
      for (const name of ['update', 'session', 'data']) {
        const channel = new BroadcastChannel(name)
        channel.postMessage(message)
        channel.close()
      }
      navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: message }))
    }
    for (const key of [
      null,
      ...Object.keys(localStorage).filter((name) => name !== 'serviceToken'),
    ]) {
      dispatchEvent(new StorageEvent('storage', { key, oldValue: null, newValue: '{"' }))
    }
    const { port1, port2 } = new MessageChannel()
    const answer = new Promise((resolve) => port1.addEventListener('message', resolve))
    port1.start()
    worker?.postMessage({ type: 'build' }, [port2])
    return Reflect.get(Object(await answer), 'data')
  })
  expect(build).toMatch(/\w/)
  await page.getByRole('button', { name: 'Refresh balance' }).click()
  await expectCredit(page)
  expect(errors).toEqual([])
})

/** Addresses with dots, in the query after a slash or in an id, and the pages that they lead to. */
const dotted = ['/login?from=/promotion/a.b', '/forgot?x=/y.z', '/no/such.page/v1.2']

firstVisitTest('addresses with dots open online', async ({ page, site }) => {
  for (const address of dotted) {
    const response = await page.goto(site.url + address)
    expect([address, response?.status()]).toEqual([address, 200])
    await expect(page.getByRole('heading').first()).toBeVisible()
  }
  expect((await page.goto(`${site.url}/assets/no.js`))?.status()).toBe(404)
})

test('addresses with dots open offline, and so do files', async ({ page }) => {
  for (const address of ['/app/e-commerce/product-details/v1.2', ...dotted]) {
    await page.goto(address)
    await expect(page.getByRole('heading').first()).toBeVisible()
  }
  await page.goto('/pictures/avatar-1.svg')
  await expect(page.locator('svg').first()).toBeVisible()
})

test('pictures of other hosts in imported records are never requested', async ({ page }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('elsewhere.example')) foreign.push(request.url())
  })
  const errors = await watchForErrors(page)
  await page.goto('/account/install')
  const file = await page.evaluate(async (path) => (await fetch(path)).text(), demoDataPaths.export)
  const planted = file.replaceAll(/"\/pictures\/[^"]+"/g, '"https://elsewhere.example/a.png"')
  expect(planted).not.toBe(file)
  await testerDoes(page, demoDataPaths.import, JSON.parse(planted))
  for (const path of [
    memberPaths.contactCards,
    '/app/chat',
    '/e-commerce/products',
    '/app/kanban/board',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText(/\w{3}/)
    await page.waitForLoadState('networkidle')
    expect(await page.locator('img[src*="elsewhere"]').count()).toBe(0)
  }
  expect(foreign).toEqual([])
  expect(errors).toEqual([])
})

test('page and back ends check a session by the same clock, however far it is moved', async ({
  page,
}) => {
  await page.goto('/login')
  await page.evaluate(() => localStorage.removeItem('serviceToken'))
  await moveClock(page, -3 * hourMs)
  await page.goto('/login')
  await logIn(page)
  await page.reload()
  await expectCredit(page)

  await page.evaluate(() => localStorage.removeItem('serviceToken'))
  await moveClock(page, 400 * 24 * hourMs)
  await page.goto('/login')
  await page.getByLabel('Phone number (username)').fill('0812345678')
  await page.getByLabel(/^Password/).fill('player1234')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/analytics$/)
  await page.evaluate((path) => fetch(path, { method: 'DELETE' }), scenarioPaths.all)
  // A token from the future is invalid for everybody.
  await page.reload()
  await expect(page).toHaveURL(/\/login$/)
})
