import { expect, type Page } from '@playwright/test'
import { expectOneCredit, fieldOf, ledgerOf, openForMoney, playThrough, rowsOf } from './money'

/** Player 0812345678, whose credit is 1,250.75 baht. */
export const userId = 'M1001'
export const withdrawPath = '/userbalance/withdraw'

/** Plays the logged-in player’s promotion through, so that the credit may be withdrawn. */
export async function enterFree(page: Page): Promise<void> {
  await openForMoney(page, '/wallet')
  await playThrough(page, userId)
}

/**
 * By keyboard, because a click on the sheet right after one at the same place would count as a double
 * click.
 */
export async function askToWithdraw(page: Page, baht: string): Promise<void> {
  await page.goto('/wallet/withdraw')
  await page.getByRole('textbox', { name: 'Amount' }).fill(baht)
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
}

export function confirmButton(page: Page) {
  return page.getByRole('dialog').getByRole('button', { name: /^Withdraw / })
}

/** Expects one withdrawal and one hold more than before, all under one request id. */
export async function expectOneWithdrawal(
  page: Page,
  before: Held,
  requests: unknown[],
): Promise<void> {
  // Reads both in turn, so a withdrawal in progress may be in one and not yet in the other.
  await expect.poll(() => heldBy(page)).toEqual({ rows: before.rows + 1, holds: before.holds + 1 })
  const sent = new Set(requests.map((request) => JSON.stringify(request)))
  expect(sent.size).toBe(1)
  const last = (await rowsOf(page, 'withdraws', userId)).map((row) => fieldOf(row, 'requestId'))
  expect(last).toContain(fieldOf(requests[0], 'requestId'))
  await expectOneCredit(page, userId)
}

export interface Held {
  rows: number
  holds: number
}

export async function heldBy(page: Page): Promise<Held> {
  const rows = await rowsOf(page, 'withdraws', userId)
  return { rows: rows.length, holds: (await ledgerOf(page, userId)).count('withdraw_hold') }
}

export function keptIntent(page: Page): Promise<string | null> {
  return page.evaluate((owner) => localStorage.getItem(`intent:withdraw:${owner}`), userId)
}
