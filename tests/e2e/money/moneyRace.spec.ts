import type { Page } from '@playwright/test'
import { scenarioPaths } from '#contract/scenario/scenario'
import {
  atTheDoor,
  callProvider,
  expectOneCredit,
  fieldOf,
  ledgerOf,
  walletOf,
} from '../support/money'
import { player } from '../support/player'
import { expect, test } from '../support/visited'
import { enterFree, heldBy, userId, withdrawPath } from '../support/withdrawals'

/** A second tab of the same browser, with the same player. */
async function secondTab(page: Page): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto('/wallet')
  await expect(other.getByRole('banner')).toContainText(player.credit)
  return other
}

test('requests of two tabs at once never take effect twice and never overdraw the credit', async ({
  page,
}) => {
  await enterFree(page)
  const other = await secondTab(page)
  await test.step('the same 20 request ids: 20 effects, the same 20 answers in both tabs', () =>
    sendTwice(page, other))
  await test.step('50 withdrawals: one is open, and one hold left the credit', () =>
    requestAtOnce(page, other))
  await test.step('40 stakes, of which the credit covers a part: that part succeeds', () =>
    stakeAtOnce(page, other))
  await expectOneCredit(page, userId)
})

/** Amount of each of the forty stakes, in satang. */
const stake = 12_507

async function stakeAtOnce(page: Page, other: Page): Promise<void> {
  const bets = Array.from({ length: 20 }, () => ({ userId, stake: stake / 100 }))
  const before = await ledgerOf(page, userId)
  const paid = Math.floor(before.sum / stake)
  const told = (
    await Promise.all([page, other].map((tab) => atTheDoor(tab, scenarioPaths.bet, bets)))
  ).flat()
  const answers = told.map(({ status, body }) =>
    status === 200 ? 'paid' : String(fieldOf(body, 'code')),
  )
  expect(answers.toSorted()).toEqual([
    ...Array.from({ length: paid }, () => 'paid'),
    ...Array.from({ length: 40 - paid }, () => 'stakeovercredit'),
  ])
  const { sum, count } = await ledgerOf(page, userId)
  expect({ sum, bets: count('bet_sim') - before.count('bet_sim') }).toEqual({
    sum: before.sum - paid * stake,
    bets: paid,
  })
}

/** 25 withdrawals of 100 baht, each with an id of its own. */
function withdrawals(): object[] {
  return Array.from({ length: 25 }, () => ({
    requestId: crypto.randomUUID(),
    userId,
    amount: 100,
  }))
}

async function requestAtOnce(page: Page, other: Page): Promise<void> {
  const before = await heldBy(page)
  const told = (
    await Promise.all([page, other].map((tab) => callProvider(tab, withdrawPath, withdrawals())))
  ).flat()
  expect(told.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(told.filter(({ body }) => fieldOf(body, 'code') === 'withdrawopen')).toHaveLength(49)
  expect(await heldBy(page)).toEqual({ rows: before.rows + 1, holds: before.holds + 1 })
  expect(fieldOf(await walletOf(page, userId), 'onHold')).toBe(100)
}

async function sendTwice(page: Page, other: Page): Promise<void> {
  const launch = { requestId: crypto.randomUUID(), userId, providerCode: await openGameOf(page) }
  const [link] = await callProvider(page, '/usersystem/getloginlink', [launch])
  const address = String(fieldOf(link?.body, 'data', 'loginLink'))
  const session = new URL(address, 'https://any.invalid').searchParams.get('session')
  const before = (await ledgerOf(page, userId)).count('bet_sim')
  const requests = Array.from({ length: 20 }, (_, index) => ({
    requestId: crypto.randomUUID(),
    userId,
    session,
    stake: 10 + index,
    side: 'high',
  }))
  const [one, two] = await Promise.all(
    [page, other].map((tab) => callProvider(tab, '/game/bet', requests)),
  )
  expect(one?.map(({ status }) => status)).toEqual(requests.map(() => 200))
  expect(two).toEqual(one)
  expect((await ledgerOf(page, userId)).count('bet_sim') - before).toBe(20)

  const changed = requests.slice(0, 1).map((request) => ({ ...request, stake: 99 }))
  const [mismatch] = await callProvider(other, '/game/bet', changed)
  expect(fieldOf(mismatch?.body, 'code')).toBe('requestmismatch')
}

/** @returns the code of the first open game provider */
async function openGameOf(page: Page): Promise<string> {
  const [told] = await callProvider(page, '/setting/gameprovider')
  const games = fieldOf(told?.body, 'data')
  const open = Array.isArray(games) ? games.find((game) => game.status === 'online') : undefined
  return String(fieldOf(open, 'providerCode'))
}
