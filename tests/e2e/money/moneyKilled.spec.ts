import type { Page } from '@playwright/test'
import { fieldOf, ledgerOf, walletOf, watchRequests } from '../support/money'
import { expect, test } from '../support/visited'
import {
  askToWithdraw,
  confirmButton,
  enterFree,
  heldBy,
  keptIntent,
  userId,
  withdrawPath,
} from '../support/withdrawals'

interface Moment {
  name: string
  /** Resolves when the moment to close the browser has come. */
  happened: (page: Page) => Promise<unknown>
  /** The numbers of withdrawals that are possible in the end. */
  possible: readonly number[]
}

const moments: Moment[] = [
  {
    name: 'right after the confirmation',
    happened: () => Promise.resolve(),
    possible: [0, 1],
  },
  {
    name: 'when the request has been sent',
    happened: (page) => page.waitForRequest(isWithdrawal),
    possible: [1],
  },
  {
    name: 'when the answer comes',
    happened: (page) => page.waitForResponse((response) => isWithdrawal(response.request())),
    possible: [1],
  },
]

function isWithdrawal(request: { url: () => string; method: () => string }): boolean {
  return request.method() === 'POST' && request.url().endsWith(withdrawPath)
}

for (const { name, happened, possible } of moments) {
  test(`closing the browser ${name} never causes a second hold`, async ({ visited }) => {
    const first = await visited.open()
    const page = await first.newPage()
    await enterFree(page)
    const before = await heldBy(page)
    await askToWithdraw(page, '300')
    await expect(confirmButton(page)).toBeVisible()
    const seen = happened(page)
    await confirmButton(page).click({ noWaitAfter: true })
    await seen
    await first.close()

    const second = await visited.open()
    const again = await second.newPage()
    const requests = watchRequests(again, withdrawPath)
    await again.goto('/wallet/withdraw')
    await expect(again.getByRole('heading', { name: 'Withdraw', level: 1 })).toBeVisible()
    // A request that was sent without an answer settles; one that was never sent does not count.
    await expect
      .poll(async () => fieldOf(JSON.parse((await keptIntent(again)) ?? 'null'), 'sentAt') ?? null)
      .toBeNull()
    const after = await heldBy(again)
    expect(after.rows - before.rows).toBe(after.holds - before.holds)
    expect(possible).toContain(after.holds - before.holds)
    expect(new Set(requests.map((request) => fieldOf(request, 'requestId'))).size).toBeLessThan(2)
    const ledger = await ledgerOf(again, userId)
    expect(fieldOf(await walletOf(again, userId), 'credit')).toBe(ledger.sum / 100)
    await second.close()
  })
}
