import type { Page } from '@playwright/test'
import { scenarioPaths } from '#contract/scenario/scenario'
import { loseAnswers } from '../support/lostAnswers'
import { fieldOf, openForMoney, rowsOf, testerDoes, watchRequests } from '../support/money'
import { expect, test } from '../support/visited'
import {
  askToWithdraw,
  confirmButton,
  enterFree,
  expectOneWithdrawal,
  heldBy,
  keptIntent,
  userId,
  withdrawPath,
} from '../support/withdrawals'

const unknownText = 'We do not know the result yet'

/** How a request without an answer can turn out. */
const fates = { 'that never arrived': neverArrived, 'whose answer was lost': lostItsAnswer }

for (const [fate, settle] of Object.entries(fates)) {
  test(`a withdrawal ${fate} is pending, also after a reload, and settles once`, ({ page }) =>
    settle(page))
}

async function neverArrived(page: Page): Promise<void> {
  await enterFree(page)
  const before = await heldBy(page)
  const requests = watchRequests(page, withdrawPath)
  const rule = { match: withdrawPath, method: 'POST', effect: 'networkError' }
  const added = await testerDoes(page, scenarioPaths.all, rule)
  await askToWithdraw(page, '300')
  await confirmButton(page).click()
  await expect(page.getByText(unknownText)).toBeVisible()
  await page.reload()
  await expect(page.getByText(unknownText)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Checking the result…' })).toBeDisabled()
  expect(await heldBy(page)).toEqual(before)

  const rulePath = scenarioPaths.rule(String(fieldOf(added, 'id')))
  await page.evaluate((path) => fetch(path, { method: 'DELETE' }), rulePath)
  // After its pause, or after a press on “Check now”, whichever comes first.
  await expect(page.getByText('Your withdrawal request has been received')).toBeVisible({
    timeout: 40_000,
  })
  expect(await keptIntent(page)).toBeNull()
  expect(requests.length).toBeGreaterThan(1)
  await expectOneWithdrawal(page, before, requests)
}

async function lostItsAnswer(page: Page): Promise<void> {
  await loseAnswers(page, withdrawPath)
  await enterFree(page)
  const before = await heldBy(page)
  const requests = watchRequests(page, withdrawPath)
  await page.evaluate(() => localStorage.setItem('lose-answers', 'yes'))
  await askToWithdraw(page, '300')
  await confirmButton(page).click()
  await expect(page.getByText(unknownText)).toBeVisible()
  // Carried out, although the page does not know it.
  await expect.poll(() => heldBy(page)).toEqual({ rows: before.rows + 1, holds: before.holds + 1 })
  await page.reload()
  await expect(page.getByText(unknownText)).toBeVisible()

  // Settles automatically; nothing is pressed.
  await page.evaluate(() => localStorage.removeItem('lose-answers'))
  await expect(page.getByText('Your withdrawal request has been received')).toBeVisible({
    timeout: 30_000,
  })
  expect(requests.length).toBeGreaterThan(1)
  await expectOneWithdrawal(page, before, requests)
}

test('a deposit is refused offline before anything is sent, and a double click online starts one', async ({
  page,
}) => {
  await openForMoney(page, '/wallet/deposit')
  const amount = page.getByRole('textbox', { name: 'Amount' })
  const before = (await rowsOf(page, 'deposits', userId)).length
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })

  await test.step('offline', async () => {
    await amount.fill('100')
    await page.evaluate(() => localStorage.setItem('simulate-offline', '1'))
    await page.reload()
    const reason = page.getByText('You are offline (simulated by testers)')
    await expect(reason).toHaveCount(1)
    await amount.fill('100')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(reason).toHaveCount(2)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(posts).toEqual([])
    expect(
      await page.evaluate((id) => localStorage.getItem(`intent:deposit:${id}`), userId),
    ).toBeNull()
    expect((await rowsOf(page, 'deposits', userId)).length).toBe(before)
  })

  await test.step('online', async () => {
    await page.evaluate(() => localStorage.removeItem('simulate-offline'))
    await page.reload()
    const requests = watchRequests(page, '/userbalance/deposit')
    await amount.fill('100')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Get the exact amount' }).dblclick()
    await expect(page).toHaveURL(/\/wallet\/deposit\/D/)
    await expect(page.getByText('Transfer the exact amount')).toBeVisible()
    expect(requests).toHaveLength(1)
    expect((await rowsOf(page, 'deposits', userId)).length).toBe(before + 1)
  })
})
