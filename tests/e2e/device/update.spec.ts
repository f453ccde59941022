import type { Page } from '@playwright/test'
import { controlled, expectCredit, logIn } from '../support/player'
import { expect, openSite, test } from '../support/site'
import { hardReload } from '../support/worker'

/** Counts a page's loads, so that a test can say "reloaded exactly once". */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())

test('a new version is offered; accepting it reloads every tab once, and no call is lost', async ({
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
  // The first worker of a first visit is no update.
  await expect(offer).toHaveCount(0)

  await site.deploy('dist-next')
  await lookForUpdate(page)
  await expect(offer).toBeVisible()

  const loads = [countLoads(page), countLoads(other)]
  const failures: string[] = []
  for (const tab of [page, other]) {
    // A reload breaks off what is still being loaded.
    await tab.waitForLoadState('networkidle')
    tab.on('requestfailed', (request) => failures.push(request.url()))
  }
  await offer.click()
  await expect.poll(() => loads.map((count) => count())).toEqual([1, 1])
  await expectCredit(page)
  await expectCredit(other)
  await page.waitForTimeout(1500)
  expect(loads.map((count) => count())).toEqual([1, 1])
  expect(failures.filter((url) => !url.includes('/api/'))).toEqual([])
  await site.close()
})

test('a page hard-reloaded into the new version is not answered by the old worker', async ({
  page,
}) => {
  const site = await openSite('dist')
  await page.goto(site.url)
  await controlled(page)
  await logIn(page)
  await site.deploy('dist-next')
  await hardReload(page)
  await expectCredit(page)
  // Nobody is left on the old version, so the new worker takes over by itself.
  await controlled(page)
  await expect(page.getByRole('button', { name: 'Reload now' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Refresh balance' }).click()
  await expectCredit(page)
  await site.close()
})

test('a page whose files a new version has replaced reloads itself once', async ({ page }) => {
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
