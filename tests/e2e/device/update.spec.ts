import { pbkdf2Sync } from 'node:crypto'
import type { Page } from '@playwright/test'
import { controlled, expectCredit, logIn, playerId } from '../support/player'
import { expect, openSite, test } from '../support/site'
import { acceptUpdate, hardReload } from '../support/worker'

/** Counts a page’s loads, so that a test can check for exactly one reload. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())

/** The startup snapshot of the next start, and the picture that waits for a deposit. */
const waiting = (page: Page) =>
  page.evaluate(async () => {
    const slip = await (await caches.open('shared-slip')).match('/kept/shared')
    return [localStorage.getItem('startup-snapshot')?.includes('1,250.75'), await slip?.text()]
  })

test('accepting a new version reloads every tab once, and no waiting data is lost', async ({
  context,
}) => {
  const site = await openSite('dist')
  const page = await context.newPage()
  await page.goto(site.url)
  await controlled(page)
  await logIn(page)
  const other = await context.newPage()
  await other.goto(site.url)
  await expectCredit(other)
  const offer = page.getByRole('button', { name: 'Reload now' })
  // The first worker of a first visit is not an update.
  await expect(offer).toHaveCount(0)
  await page.evaluate(async () => {
    const headers = { 'X-Kept-At': String(Date.now()) }
    await (await caches.open('shared-slip')).put('/kept/shared', new Response('slip', { headers }))
  })
  await expect.poll(() => waiting(page)).toEqual([true, 'slip'])

  await site.deploy('dist-next')
  await lookForUpdate(page)
  await expect(offer).toBeVisible()

  const loads = [countLoads(page), countLoads(other)]
  const failures: string[] = []
  for (const tab of [page, other]) {
    // A reload aborts pending loads.
    await tab.waitForLoadState('networkidle')
    tab.on('requestfailed', (request) => failures.push(request.url()))
  }
  await acceptUpdate(page)
  await expect.poll(() => loads.map((count) => count()), { timeout: 30_000 }).toEqual([1, 1])
  await expectCredit(page)
  await expectCredit(other)
  expect(await waiting(page)).toEqual([true, 'slip'])
  await page.waitForTimeout(1500)
  expect(loads.map((count) => count())).toEqual([1, 1])
  expect(failures.filter((url) => !url.includes('/api/'))).toEqual([])
  await site.close()
})

test('a page hard-reloaded into a new version stays locked and is not answered by the old worker', async ({
  page,
}) => {
  const site = await openSite('dist')
  await page.goto(site.url)
  await controlled(page)
  await logIn(page)
  await lock(page, '9023')
  await site.deploy('dist-next')
  await hardReload(page)
  await expect(page.getByRole('heading', { name: 'Locked', exact: true })).toBeVisible()
  await page.getByLabel(/^PIN/).fill('9023')
  await page.getByLabel(/^PIN/).press('Enter')
  await expectCredit(page)
  // No page uses the old version any more, so the new worker takes over automatically.
  await controlled(page)
  await expect(page.getByRole('button', { name: 'Reload now' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Refresh balance' }).click()
  await expectCredit(page)
  await site.close()
})

/** The stored lock as the app’s own page writes it, with fewer rounds. */
async function lock(page: Page, pin: string): Promise<void> {
  const [salt, rounds] = [Buffer.from('0123456789abcdef'), 1000]
  const hash = pbkdf2Sync(pin, salt, rounds, 32, 'sha256').toString('base64')
  const stored = {
    pin: { hash, salt: salt.toString('base64'), rounds },
    after: 0,
    tries: 0,
    device: null,
  }
  const key = `app-lock:${await playerId(page)}`
  await page.evaluate((entry) => localStorage.setItem(...entry), [
    key,
    JSON.stringify(stored),
  ] as const)
}

test('a page whose files were replaced by a new version reloads once', async ({ page }) => {
  const site = await openSite('dist')
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await page.goto(`${site.url}/login`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const loads = countLoads(page)
  await site.deploy('dist-next')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  expect(loads()).toBe(1)
  await site.close()
})
