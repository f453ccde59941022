import type { Page } from '@playwright/test'
import { expect, test } from '../support/site'
import { startWith } from '../support/sweep/appearance'

// A hash may contain a hyphen.
const entry = /\/assets\/index-[\w-]{7}\.js$/
const failed = /^The app could not be loaded\./

const word = (page: Page) => page.getByRole('alert')

test.describe('an app that failed to start', () => {
  test('says so when its script is blocked, and starts on Reload', async ({ page }) => {
    await page.route(entry, (route) => route.abort('blockedbyclient'))
    await page.goto('/login')
    await expect(page.locator('.frame-guest')).toBeVisible()
    await expect(word(page)).toBeHidden()
    await expect(word(page)).toHaveText(failed)
    await expect(page.locator('#frame input:visible')).toHaveCount(0)

    await page.unroute(entry)
    await page.getByRole('link', { name: 'Reload' }).click()
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
    await expect(page.locator('#frame')).toBeHidden()
  })

  const damages = {
    missing: async (page: Page) => page.route(entry, (route) => route.fulfill({ status: 404 })),
    'half its length': async (page: Page) =>
      changeEntry(page, (code) => code.slice(0, code.length / 2)),
    'one call too new': async (page: Page) =>
      changeEntry(page, (code) => `Promise.brandNew();${code}`),
  }
  for (const [name, damage] of Object.entries(damages)) {
    test(`says so when its script is ${name}`, async ({ page }) => {
      await damage(page)
      await startWith(page, { locale: 'th' })
      await page.goto('/login')
      await expect(word(page)).toHaveText(/^โหลดแอปไม่สำเร็จ/)
    })
  }

  test('says nothing while its script is only late', async ({ page }) => {
    await page.clock.install()
    const line = Promise.withResolvers<void>()
    await page.route(entry, async (route) => {
      await line.promise
      await route.continue()
    })
    await page.goto('/login', { waitUntil: 'commit' })
    await expect(page.locator('#frame input').first()).toBeVisible()
    await page.clock.fastForward(60_000)
    await expect(word(page)).toBeHidden()
    line.resolve()
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  })
})

test('a browser without required features gets a message at once, in its own language', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ baseURL: site.url, locale: 'fr-FR' })
  await page.addInitScript(() => {
    Reflect.deleteProperty(URL, 'canParse')
  })
  await page.goto('/login')
  await expect(word(page)).toHaveText(/^Ce navigateur est trop ancien/)
  await expect(page.locator('input:visible')).toHaveCount(0)
  await page.close()
})

async function changeEntry(page: Page, change: (code: string) => string): Promise<void> {
  await page.route(entry, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
}
