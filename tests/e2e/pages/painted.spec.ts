import type { Page } from '@playwright/test'
import { openPaths } from '#lib/paths/open'
import { expect, test } from '../support/site'
import { startWith } from '../support/sweep/appearance'
import { watchForErrors } from '../support/watch'

const { landing, faqs, contactUs, privacyPolicy } = openPaths

/** A sentence of each page’s first screen. */
const sentences = {
  en: {
    [landing]: 'Credit, deposits, withdrawals, promotions and your own limits in one app',
    [faqs]: 'What is turnover?',
    [contactUs]: 'This demonstration has no server',
    [privacyPolicy]: 'Contents',
  },
  th: {
    [landing]: 'ทดลองใช้ตอนนี้',
    [faqs]: 'คำถามที่พบบ่อย',
    [contactUs]: 'ข้อความของคุณ',
    [privacyPolicy]: 'สารบัญ',
  },
}

/**
 * Holds back the app’s scripts.
 * @returns a function that releases them
 */
async function withoutScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  return () => scripts.resolve()
}

for (const locale of ['en', 'th'] as const) {
  test(`${locale}: an open page is readable before any script has loaded, and its text does not move`, async ({
    browser,
    site,
  }) => {
    // Each is a first visit, without a worker.
    const options = { baseURL: site.url, locale, serviceWorkers: 'block' } as const
    const context = await browser.newContext(options)
    await context.addInitScript(() => {
      window.shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shift += Reflect.get(entry, 'value')
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const page = await context.newPage()
    const letters: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') letters.push(request.url())
    })
    const errors = await watchForErrors(page)
    for (const [path, sentence] of Object.entries(sentences[locale])) {
      const release = await withoutScripts(page)
      await page.goto(path, { waitUntil: 'commit' })
      const painted = page.locator('.painted').filter({ visible: true })
      await expect(painted).toContainText(sentence)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      const before = await painted.getByRole('heading', { level: 1 }).boundingBox()
      release()
      await expect(page.locator('#painted')).toHaveCount(0)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toBeVisible()
      expect(await heading.boundingBox()).toEqual(before)
      expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(0.01)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
    expect(errors.filter((error) => error.includes('Content Security Policy'))).toEqual([])
    // Other fonts have other widths, so the app’s fonts load with the next page.
    expect(letters).toEqual([])
    await page.locator(`a[href="${landing}"]`).first().press('Enter')
    await expect.poll(() => letters.length).toBeGreaterThan(0)
    await context.close()
  })
}

test('a page is not prerendered for other settings than the default, or for an address with a hash', async ({
  page,
}) => {
  await withoutScripts(page)
  await page.goto(`${faqs}#turnover`, { waitUntil: 'commit' })
  await expect(page.locator('.painted').first()).toBeAttached()
  await expect(page.locator('.painted').filter({ visible: true })).toHaveCount(0)
  await startWith(page, { mode: 'dark' })
  await page.goto(landing, { waitUntil: 'commit' })
  await expect(page.locator('.painted').first()).toBeAttached()
  await expect(page.locator('.painted').filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
})
