import type { Page } from '@playwright/test'
import { scenarioPaths } from '#contract/scenario/scenario'
import { follow } from '../support/follow'
import {
  bahtText,
  callProvider,
  expectOneCredit,
  fieldOf,
  ledgerOf,
  openForMoney,
  playThrough,
  rowsOf,
  testerDoes,
  walletOf,
} from '../support/money'
import { friend, register } from '../support/newcomer'
import { playerId } from '../support/player'
import { expect, loggedOut, test } from '../support/visited'

test('a promotion’s cap is applied once, explained, and no longer in force afterwards', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await loggedOut(page)
  await openForMoney(page, `/register?ref=${friend}`)
  await register(page)
  await expect(page).toHaveURL(/\/dashboard\/analytics$/)
  const userId = await playerId(page)

  await test.step('deposits with the capped promotion', async () => {
    await deposit(page, userId, 100, 'P1')
    const wallet = await walletOf(page, userId)
    expect(fieldOf(wallet, 'promotion', 'keepsAtCompletion')).toBe(3000)
    expect(fieldOf(wallet, 'available')).toBe(0)
  })

  await test.step('plays to completion above the cap, and the excess is deducted once and explained', async () => {
    await playUp(page, userId, 5000)
    const rows = await rowsOf(page, 'ledger', userId)
    const last = rows.at(-1)
    expect(fieldOf(last, 'type')).toBe('cap_forfeit')
    expect(fieldOf(last, 'balanceAfter')).toBe(300_000)
    const taken = bahtText(0 - Number(fieldOf(last, 'amount')))
    await page.goto('/wallet/withdraw')
    await expect(page.getByRole('main')).toContainText(`${taken} above its cap was deducted`)
    await follow(page, '/wallet/statement')
    await expect(page.getByText('Amount above the promotion’s cap deducted').first()).toBeVisible()
    await expectOneCredit(page, userId)
    await follow(page, '/notifications')
    await expect(page.getByRole('main')).toContainText(taken)
    await follow(page, '/promotion/received')
    await expect(page.getByRole('main')).toContainText(taken)
  })

  await test.step('withdraws a part, and nothing else is deducted', async () => {
    await withdraw(page, userId, 200)
    expect((await ledgerOf(page, userId)).sum).toBe(280_000)
  })

  await test.step('deposits without a promotion and wins, and all of it is free', async () => {
    await deposit(page, userId, 500, null)
    await testerDoes(page, scenarioPaths.bet, { userId, stake: 100, won: 4000 })
    const { sum } = await ledgerOf(page, userId)
    expect(fieldOf(await walletOf(page, userId), 'available')).toBe(sum / 100)
  })

  await test.step('withdraws everything', async () => {
    const { sum } = await ledgerOf(page, userId)
    await withdraw(page, userId, sum / 100)
    await expectOneCredit(page, userId)
    const { sum: left, count } = await ledgerOf(page, userId)
    expect(left).toBe(0)
    expect(count('cap_forfeit')).toBe(1)
    expect(count('bonus_forfeit')).toBe(0)
  })
})

/** Deposits `amount` baht and lets the money arrive. */
async function deposit(
  page: Page,
  userId: string,
  amount: number,
  PromotionID: string | null,
): Promise<void> {
  const more = { amount, transferBankID: 'T1', channel: 'bank', PromotionID }
  const depositId = fieldOf(
    await sendRequest(page, userId, '/userbalance/deposit', more),
    'depositId',
  )
  await testerDoes(page, scenarioPaths.bankLine, { depositId, line: 'right' })
}

/** Places one large win, then stakes that are returned until the turnover is complete. */
async function playUp(page: Page, userId: string, won: number): Promise<void> {
  await testerDoes(page, scenarioPaths.bet, { userId, stake: 100, won })
  await playThrough(page, userId)
}

async function withdraw(page: Page, userId: string, amount: number): Promise<void> {
  const placed = await sendRequest(page, userId, '/userbalance/withdraw', { amount })
  const withdrawId = fieldOf(placed, 'withdrawId')
  await testerDoes(page, scenarioPaths.decide, { withdrawId, decision: 'approve' })
  await testerDoes(page, scenarioPaths.decide, { withdrawId, decision: 'paid' })
}

async function sendRequest(
  page: Page,
  userId: string,
  path: string,
  more: object,
): Promise<unknown> {
  const body = { requestId: crypto.randomUUID(), userId, ...more }
  const [told] = await callProvider(page, path, [body])
  expect(told?.status, JSON.stringify(told?.body)).toBe(200)
  return fieldOf(told?.body, 'data')
}
