import type { Page } from '@playwright/test'
import { scenarioPaths } from '#contract/scenario/scenario'
import {
  callProvider,
  fieldOf,
  openForMoney,
  rowsOf,
  testerDoes,
  watchRequests,
} from '../support/money'
import { register } from '../support/newcomer'
import { expectCredit } from '../support/player'
import { expect, loggedOut, test } from '../support/visited'
import {
  askToWithdraw,
  confirmButton,
  enterFree,
  expectOneWithdrawal,
  heldBy,
  userId,
  withdrawPath,
} from '../support/withdrawals'

/** Goes to another page as a player does, without a page load. */
async function walkToDashboard(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/dashboard/)
}

/**
 * Makes this many calls to `match` meet a broken gateway; null means all of them.
 * @returns the rule’s path
 */
async function breakCalls(page: Page, match: string, times: number | null): Promise<string> {
  const rule = { match, method: 'POST', effect: 'status500', delayMs: 0, times }
  return scenarioPaths.rule(String(fieldOf(await testerDoes(page, scenarioPaths.all, rule), 'id')))
}

test('a request without an answer is shown on other pages until it settles, and an exclusion arrives', async ({
  page,
}) => {
  await enterFree(page)
  const before = await heldBy(page)
  const requests = watchRequests(page, withdrawPath)
  const rule = await breakCalls(page, withdrawPath, null)
  await askToWithdraw(page, '300')
  await confirmButton(page).click()
  await expect(page.getByText('We do not know the result yet')).toBeVisible()
  await walkToDashboard(page)
  const named = page.getByRole('link', { name: 'Requests without a result: 1' })
  await expect(named).toBeVisible()
  await page.evaluate((path) => fetch(path, { method: 'DELETE' }), rule)
  await expect(named).toBeHidden({ timeout: 30_000 })
  await expect(page).toHaveURL(/\/dashboard/)
  await expectOneWithdrawal(page, before, requests)

  await page.goto('/account/limits')
  await breakCalls(page, '/usersystem/exclude', 1)
  const card = page.getByRole('region', { name: 'Take a break' })
  await card.getByRole('button', { name: 'Start the break' }).press('Enter')
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Start the break' }).click()
  await expect(page.getByText(/You are taking a break until/)).toBeVisible()
  await walkToDashboard(page)
  await expect.poll(() => rowsOf(page, 'blocks', userId), { timeout: 30_000 }).toHaveLength(1)
})

const picture = {
  name: 'slip.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test('a slip that met a broken gateway is sent again, and a login shows what came in the meantime', async ({
  page,
}) => {
  await openForMoney(page, '/wallet/deposit')
  await page.getByRole('textbox', { name: 'Amount' }).fill('300')
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Get the exact amount' }).click()
  await expect(page).toHaveURL(/\/wallet\/deposit\/.+/)
  await breakCalls(page, '/userbalance/depositslip', 1)
  await page.locator('input[type=file]').setInputFiles(picture)
  await expect(page.getByText(/being sent again automatically/)).toBeVisible()
  const waiting = page.getByRole('status').filter({ hasText: 'Waiting for transfer' })
  await expect(waiting).toHaveCount(0, { timeout: 20_000 })
  const depositId = page.url().split('/').at(-1) ?? ''
  const [answer] = await callProvider(page, `/userbalance/transaction/deposit/${depositId}`)
  const amount = Number(fieldOf(answer?.body, 'data', 'amount'))

  await page.getByRole('button', { name: 'Log out' }).press('Enter')
  await expect(page).toHaveURL(/\/login$/)
  await testerDoes(page, scenarioPaths.bankLine, { depositId, line: 'right' })
  const credit = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 }).format(
    1250.75 + amount,
  )
  await page.getByLabel('Phone number (username)').fill('0812345678')
  await page.getByLabel(/^Password/).fill('player1234')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expectCredit(page, `${credit} baht`)
  await expect(page.getByRole('banner')).not.toContainText(/as of/)
})

test('a registration whose answer was lost logs the player in', async ({ page }) => {
  await page.addInitScript(() => {
    const carry = window.fetch
    window.fetch = async (input, init) => {
      const request = new Request(input, init)
      const response = await carry(request)
      if (request.url.endsWith('/api/account/register')) throw new TypeError('Failed to fetch')
      return response
    }
  })
  await loggedOut(page)
  await page.goto('/register')
  await expect(page.getByLabel(/^Bank/).locator('option')).not.toHaveCount(1)
  await register(page)
  await expect(page).toHaveURL(/\/dashboard/)
  await expectCredit(page, '0.00 baht')
})
