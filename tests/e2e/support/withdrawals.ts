import { expect, type Page } from '@playwright/test'
import { expectOneCredit, fieldOf, ledgerOf, openForMoney, playThrough, rowsOf } from './money'

/** Player 0812345678, whose credit is 1,250.75 baht. */
export const userId = 'M1001'
export const withdrawPath = '/userbalance/withdraw'

/** Who is logged in plays the promotion through, so that the credit may be withdrawn. */
export async function enterFree(page: Page): Promise<void> {
  await openForMoney(page, '/wallet')
  await playThrough(page, userId)
}

/** By the keyboard: a press of the sheet right after one at the same place would count to that one. */
export async function askToWithdraw(page: Page, baht: string): Promise<void> {
  await page.goto('/wallet/withdraw')
  await page.getByRole('textbox', { name: 'Amount' }).fill(baht)
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
}

export function confirmButton(page: Page) {
  return page.getByRole('dialog').getByRole('button', { name: /^Withdraw / })
}

/** One withdrawal and one hold more than before, all under one request id. */
export async function expectOneWithdrawal(
  page: Page,
  before: Held,
  orders: unknown[],
): Promise<void> {
  // Read one after the other, so what is just being carried out may stand in one and not yet in the other.
  await expect.poll(() => heldBy(page)).toEqual({ rows: before.rows + 1, holds: before.holds + 1 })
  const sent = new Set(orders.map((order) => JSON.stringify(order)))
  expect(sent.size).toBe(1)
  const last = (await rowsOf(page, 'withdraws', userId)).map((row) => fieldOf(row, 'requestId'))
  expect(last).toContain(fieldOf(orders[0], 'requestId'))
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
