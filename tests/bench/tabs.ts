import type { Page } from '@playwright/test'
import { memberPaths } from '#lib/paths/member'
import { landingPath } from '#lib/paths/publicPaths'
import { withBrowser } from './support/browser'
import { atMost, type Outcome } from './support/figure'
import { openLoggedIn } from './support/player'
import type { Site } from './support/site'

const manyTabs = 12
/** How long the app polls a deposit after the player has reported it as paid. Milliseconds. */
const watchedMs = 12_000

/** Counts the calls that one press causes with one open tab and with twelve, all but one of them hidden. */
export async function measureTabs(site: Site): Promise<Outcome> {
  const one = await callsOfOnePress(site, 1)
  const many = await callsOfOnePress(site, manyTabs)
  return {
    figures: [
      atMost(
        `one press with ${manyTabs} tabs open`,
        many / one,
        1.5,
        ' × the calls of one tab',
        `${one} and ${many}`,
      ),
    ],
  }
}

function callsOfOnePress(site: Site, tabs: number): Promise<number> {
  return withBrowser(async (openPage) => {
    const page = await openPage()
    await openLoggedIn(page, site.origin)
    await beginDeposit(page, site)
    for (let tab = 1; tab < tabs; tab += 1) {
      await openHidden(page, tab % 2 === 1 ? page.url() : site.origin + landingPath)
    }
    await page.bringToFront()
    await page.waitForTimeout(4000)
    let calls = 0
    page.context().on('request', (request) => {
      const isCall = /\/api\/|provider\.invalid/.test(request.url())
      if (isCall && request.serviceWorker() === null) calls += 1
    })
    await page.getByRole('button', { name: 'I have transferred' }).press('Enter')
    await page.waitForTimeout(watchedMs)
    return calls
  })
}

async function beginDeposit(page: Page, site: Site): Promise<void> {
  await page.goto(site.origin + memberPaths.deposit)
  await page.getByRole('textbox', { name: 'Amount' }).fill('300')
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  await page.getByRole('button', { name: 'Get the exact amount' }).press('Enter')
  await page.getByRole('button', { name: 'I have transferred' }).waitFor()
}

/** A string, because the helpers that the test runner adds to functions do not exist in a page. */
const hideAfterThreeSeconds = `
  let isHidden = false
  Object.defineProperty(document, 'hidden', { get: () => isHidden })
  Object.defineProperty(document, 'visibilityState', { get: () => (isHidden ? 'hidden' : 'visible') })
  setTimeout(() => {
    isHidden = true
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, 3000)
`

/** Opens another tab and makes it report itself hidden after a while, because headless Chromium hides none. */
async function openHidden(page: Page, url: string): Promise<void> {
  const other = await page.context().newPage()
  await other.addInitScript({ content: hideAfterThreeSeconds })
  await other.goto(url)
  await other.waitForFunction(() => document.hidden)
}
