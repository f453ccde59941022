import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { scenarioPaths } from '#contract/scenario/scenario'
import {
  bahtText,
  callProvider,
  expectOneCredit,
  fieldOf,
  ledgerOf,
  openForMoney,
  playThrough,
  testerDoes,
} from '../support/money'
import { expect, test } from '../support/visited'
import { userId, withdrawPath } from '../support/withdrawals'

/** Sends a request that must be accepted. */
async function sendRequest(page: Page, path: string, details: object): Promise<unknown> {
  const requestId = crypto.randomUUID()
  const [told] = await callProvider(page, path, [{ requestId, userId, ...details }])
  expect(told?.status, JSON.stringify(told?.body)).toBe(200)
  return fieldOf(told?.body, 'data')
}

test('the statement lists deposit, bets and withdrawal and ends at the header’s credit', async ({
  page,
}) => {
  await openForMoney(page, '/wallet')
  const transfer = { amount: 300, transferBankID: 'T1', channel: 'bank', PromotionID: null }
  const depositId = fieldOf(await sendRequest(page, '/userbalance/deposit', transfer), 'depositId')
  await testerDoes(page, scenarioPaths.bankLine, { depositId, line: 'right' })
  const opened = await sendRequest(page, '/usersystem/getloginlink', { providerCode: 'NOVA' })
  const link = new URL(String(fieldOf(opened, 'loginLink')), page.url())
  const session = link.searchParams.get('session')
  for (const stake of [10, 20, 30]) {
    await sendRequest(page, '/game/bet', { session, stake, side: 'high' })
  }
  await playThrough(page, userId)
  await sendRequest(page, withdrawPath, { amount: 100 })

  await page.goto('/wallet/statement')
  const { sum } = await ledgerOf(page, userId)
  const rows = page.locator('.print-area li')
  await expect(rows.first()).toContainText('Withdrawal')
  await expect(rows.first()).toContainText(`\u2212${bahtText(10_000)}`)
  await expect(rows.first()).toContainText(bahtText(sum))
  await expect(page.getByRole('banner')).toContainText(bahtText(sum))
  await expect(rows.filter({ hasText: /Deposit/ }).first()).toContainText(/\+300\.\d\d baht/)

  await page.getByRole('button', { name: 'Show earlier entries' }).click()
  await expect(rows).toHaveCount(60)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  const figures = file
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',').slice(-2).map(Number))
  expect(figures.length).toBeGreaterThan(60)
  expect(figures[0]?.[1]).toBe(sum / 100)
  for (const [index, [amount = 0, balance = 0]] of figures.entries()) {
    const below = figures[index + 1]?.[1] ?? 0
    expect(Math.round((below + amount) * 100)).toBe(Math.round(balance * 100))
  }

  await page.goto('/wallet/statement?kind=game')
  const bets = rows.filter({ hasText: '3 bets' })
  await bets.getByRole('link').click()
  await expect(rows.filter({ hasText: 'Stake' })).toHaveCount(3)
  await page.goBack()
  await expect(bets).toBeVisible()

  await expectOneCredit(page, userId)
  await page.getByText('How this is worked out').click()
  await expect(page.getByText('No turnover locks your credit.')).toBeVisible()
})
