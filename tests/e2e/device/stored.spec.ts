import { expect, type Page } from '@playwright/test'
import { openForMoney, rowsOf } from '../support/money'
import { register } from '../support/newcomer'
import { expectCredit, logIn, player, playerId } from '../support/player'
import { test as firstVisitTest } from '../support/site'
import { placesOf } from '../support/stores'
import { test } from '../support/visited'

/** Texts of a new player in these tests, and the name and credit of the sample player. */
const newcomerTexts = ['0861112233', '1234567890', '123-4-56789-0', 'ทดสอบ ใจดี', 'Call me at noon']
const memberTexts = [player.username, '1250.75', '1,250.75']

async function waitUntilForgotten(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('player-remains') === 'none')
}

firstVisitTest(
  'after a session no store contains anything of the player, however the session ended',
  async ({ page }) => {
    firstVisitTest.setTimeout(120_000)
    await openForMoney(page, '/register')
    await register(page)
    await expect(page).toHaveURL(/\/dashboard\/analytics$/)
    await page.goto('/wallet/deposit')
    await page.getByRole('textbox', { name: 'Amount' }).fill('731.25')
    await page.goto('/wallet/withdraw')
    await page.getByRole('textbox', { name: 'Amount' }).fill('613.50')
    await page.goto('/pages/contact-us')
    await page.getByLabel(/^Name/).fill('ทดสอบ ใจดี')
    await page.getByLabel(/^Email/).fill('nok@example.com')
    await page.getByLabel(/^Message/).fill('Call me at noon, please: 0861112233.')
    await page.getByRole('button', { name: 'Save to outbox' }).click()
    await expect(page.getByText('1 message', { exact: true })).toBeVisible()
    await page.getByLabel(/^Name/).fill('ทดสอบ ใจดี again')
    await page.goto('/account')
    await expect(page.getByText('ทดสอบ ใจดี').first()).toBeVisible()
    const typed = [...newcomerTexts, '731.25', '613.50']
    const before = (await placesOf(page, typed)).join()
    for (const store of [
      'localStorage',
      'sessionStorage',
      'member-cache',
      'device',
      'contact-outbox',
    ]) {
      expect(before).toContain(store)
    }

    await page.getByRole('button', { name: 'Log out' }).first().click()
    // The app asks, because not all of the typed text was sent.
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await waitUntilForgotten(page)
    expect(await placesOf(page, typed)).toEqual([])

    // The second session expires while the app is closed.
    await logIn(page)
    await page.goto('/wallet')
    await expectCredit(page)
    expect(await placesOf(page, memberTexts)).not.toEqual([])
    const open = await keptForEverybody(page)
    expect(open.length).toBeGreaterThan(0)
    for (const url of open) expect([url, await statusWithoutToken(page, url)]).toEqual([url, 200])
    await page.evaluate(() => localStorage.setItem('serviceToken', 'ran.out.x'))
    await page.goto('/login')
    await waitUntilForgotten(page)
    expect(await placesOf(page, memberTexts)).toEqual([])
  },
)

/** @returns the addresses whose answers stay stored after a session */
function keptForEverybody(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const cache = await caches.open('member-cache')
    const urls = (await cache.keys()).map(({ url }) => new URL(url).searchParams)
    return urls.filter((key) => key.get('owner') === '').map((key) => String(key.get('url')))
  })
}

function statusWithoutToken(page: Page, url: string): Promise<number> {
  return page.evaluate(async (asked) => (await fetch(asked)).status, url)
}

test('on a full device limits and breaks apply, are described truthfully and are sent', async ({
  page,
  context,
}) => {
  await page.goto('/account/limits')
  const userId = await playerId(page)
  await page.evaluate(() => localStorage.setItem('simulate-offline', '1'))
  await page.goto('/account/limits')
  const limit = page.getByRole('region', { name: 'Deposit limit' })
  await limit.getByRole('textbox', { name: /Amount/ }).fill('300')
  await limit.getByRole('button', { name: 'Set limit' }).click()
  await expect(page.getByText(/Saved on this device and in force here/)).toBeVisible()

  await page.evaluate(() => {
    for (let size = 4_000_000, piece = 0; size >= 1; ) {
      try {
        localStorage.setItem(`filling-${piece}`, 'x'.repeat(size))
        piece += 1
      } catch {
        size = Math.floor(size / 2)
      }
    }
  })
  const pause = page.getByRole('region', { name: 'Take a break' })
  await pause.getByRole('button', { name: 'Start the break' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start the break' }).click()
  await expect(page.getByText(/You are taking a break until/).first()).toBeVisible()
  await expect(page.getByText(/If you close the page first, it is lost/)).toBeVisible()

  // Another tab ends the simulation; this one is notified and sends both, in their order.
  const other = await context.newPage()
  await other.goto('/manifest.webmanifest')
  await other.evaluate(() => localStorage.removeItem('simulate-offline'))
  await expect(page.getByText(/If you close the page first, it is lost/)).toBeHidden()
  // The first one sent frees the space to store the second, which is sent after that.
  await expect.poll(() => rowsOf(page, 'limits', userId)).toHaveLength(1)
  await expect.poll(() => rowsOf(page, 'blocks', userId)).toHaveLength(1)
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), `protection:${userId}`))
    .toBeNull()
})
