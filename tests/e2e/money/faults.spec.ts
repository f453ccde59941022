import type { Page } from '@playwright/test'
import { scenarioPaths } from '#contract/scenario/scenario'
import { testerDoes } from '../support/money'
import { controlled, expectCredit, logIn, player } from '../support/player'
import { test as firstVisitTest } from '../support/site'
import { expect, test } from '../support/visited'

/** Adds a fault to the simulated back ends, as the test controls do. */
const addRule = (page: Page, rule: object) => testerDoes(page, scenarioPaths.all, rule)

const faults = ['status500', 'html', 'garbage', 'wrongTypes', 'empty', 'networkError'] as const

test('whatever is wrong with the balance, the old value stays with its time and no zero is shown', async ({
  page,
}) => {
  await page.goto('/dashboard/analytics')
  await expectCredit(page)
  for (const effect of faults) {
    await test.step(effect, async () => {
      await addRule(page, { match: '/userbalance/balance/', effect })
      await page.reload()
      await expectCredit(page)
      await expect(page.getByRole('main')).toContainText(/as of/i)
      await expect(page.getByRole('banner')).not.toContainText('0.00 baht', { timeout: 500 })
      await page.evaluate((path) => fetch(path, { method: 'DELETE' }), scenarioPaths.all)
    })
  }
})

firstVisitTest('one failed card leaves the others intact and is retried', async ({ page }) => {
  await page.goto('/login')
  await controlled(page)
  await addRule(page, { match: '/usersystem/limits/', effect: 'status500' })
  await logIn(page)
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(retry).toHaveCount(1)
  await expect(page.getByRole('main')).toContainText('1,250.75')
  await retry.press('Enter')
  await expect(retry).toHaveCount(1)
  await page.evaluate(() => fetch('/api/scenarios', { method: 'DELETE' }))
  // Automatically, with growing pauses; nothing is pressed.
  await expect(retry).toHaveCount(0, { timeout: 40_000 })
})

firstVisitTest(
  'a provider that never answers leads to a message, and the form can be sent again',
  async ({ page }) => {
    await page.goto('/login')
    await controlled(page)
    await addRule(page, { match: '/playerlogin', effect: 'networkError', times: 1 })
    await page.getByLabel('Phone number (username)').fill(player.username)
    await page.getByLabel(/^Password/).fill(player.password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByRole('alert')).not.toBeEmpty()
    await expect(page.getByLabel('Phone number (username)')).toHaveValue(player.username)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expectCredit(page)
  },
)

firstVisitTest('damaged stored values are dropped', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('damaged')) return
    sessionStorage.setItem('damaged', 'yes')
    localStorage.setItem('berry-config', '{"mode":"dark","borderRadius":"huge","presetColor":7')
    localStorage.setItem('serviceToken', '\u0000\u0001')
    localStorage.setItem('web-colour', '{"headerBarTop":"url(javascript:1)"}')
  })
  await page.goto('/login')
  await logIn(page)
})
