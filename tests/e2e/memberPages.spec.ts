import type { Page } from '@playwright/test'
import { demoEntrances } from '../../src/app/demoPages'
import { memberPaths } from '../../src/app/memberPaths'
import { paths } from '../../src/app/paths'
import { startWith } from './support/appearance'
import { controlled, expectCredit, logIn } from './support/player'
import { createProfile } from './support/profile'
import { expect, openSite, test } from './support/site'
import { expectSound, settings } from './support/sound'
import { watchForErrors } from './support/watch'

const guest: string[] = [paths.root, paths.login, paths.register, paths.forgot]
const entrances: string[] = demoEntrances.map(({ from }) => from)
/** About orders that a fresh player does not have. */
const orders: string[] = [memberPaths.depositDetail, memberPaths.withdrawDetail]

/** Every page of the member area; the ones about one thing with a thing that the seed has. */
const pages = Object.values(paths)
  .filter((path) => ![...guest, ...entrances, ...orders].includes(path))
  .map((path) =>
    path.replace(':PromotionID', 'P3').replace(':tab', 'posts').replace(':id', 'default'),
  )

/**
 * As a link of the app does: without loading the page anew. Comes back when the page has its title
 * and its content rests; asking from outside would look only every few tenths of a second.
 */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(async (to) => {
    const before = document.title
    const here = location.pathname === to
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
    const start = performance.now()
    let changed = start
    const watch = new MutationObserver(() => {
      changed = performance.now()
    })
    watch.observe(document.body, { childList: true, subtree: true, characterData: true })
    const restless = () => document.querySelector('[aria-busy=true], .MuiSkeleton-root') !== null
    const waits = () =>
      (!here && document.title === before) || restless() || performance.now() - changed < 100
    // What does not come in time is told by what the test expects next.
    while (performance.now() - start < 5_000 && waits()) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve)
      })
    }
    watch.disconnect()
  }, path)
}

test.describe.configure({ timeout: 180_000 })

for (const { viewport, look, name } of settings) {
  test(`every member page is sound: ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await startWith(page, look)
    const errors = await watchForErrors(page)
    await page.goto('/login')
    await logIn(page)
    const titles = new Map<string, string>()
    for (const path of pages) {
      const before = await page.title()
      await follow(page, path)
      if (path !== paths.analytics) await expect(page, path).not.toHaveTitle(before)
      await expectSound(page, path)
      titles.set(path, await page.title())
    }
    expect(new Set(titles.values()).size, 'each page has a title of its own').toBe(pages.length)
    expect(errors).toEqual([])
  })
}

test('after one visit every member page opens without a network', async () => {
  const site = await openSite()
  const profile = createProfile()
  const first = await profile.open()
  const page = await first.newPage()
  await page.goto(site.url)
  await controlled(page)
  await logIn(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByText('Ready for use without a network')).toBeVisible({ timeout: 60_000 })
  await first.close()
  await site.close()

  const second = await profile.open()
  const offline = await second.newPage()
  await offline.goto(site.url)
  await expectCredit(offline)
  for (const path of pages) {
    await offline.goto(site.url + path)
    await expect(offline.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    await expect(offline.getByText('This page is not stored'), path).toHaveCount(0)
    await expectCredit(offline)
  }
  await second.close()
  profile.remove()
})
