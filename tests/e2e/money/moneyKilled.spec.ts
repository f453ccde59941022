import type { BrowserContext, Page } from '@playwright/test'
import { fieldOf, ledgerOf, walletOf, watchOrders } from '../support/money'
import { createProfile } from '../support/profile'
import { expect, openSite, test } from '../support/site'
import {
  confirmButton,
  enterFree,
  heldBy,
  keptIntent,
  userId,
  withdrawPath,
} from '../support/withdrawals'

interface Moment {
  name: string
  /** What must have happened before the browser is closed. */
  happened: (page: Page) => Promise<unknown>
  /** How many withdrawals there may be in the end. */
  possible: readonly number[]
}

const moments: Moment[] = [
  {
    name: 'right after the confirmation',
    happened: () => Promise.resolve(),
    possible: [0, 1],
  },
  {
    name: 'when the order has left',
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
  test(`the browser is closed ${name}: never a second hold`, async () => {
    const site = await openSite()
    const profile = createProfile()
    const first = await profile.open()
    const page = await openTab(first, site.url)
    await enterFree(page, `${site.url}/login`)
    const before = await heldBy(page)
    await page.goto(`${site.url}/wallet/withdraw`)
    await page.getByRole('textbox', { name: 'Amount' }).fill('300')
    // By the keyboard: a press of the sheet right after one at the same place would count to that one.
    await page.getByRole('button', { name: 'Continue' }).press('Enter')
    await expect(confirmButton(page)).toBeVisible()
    const seen = happened(page)
    await confirmButton(page).click({ noWaitAfter: true })
    await seen
    await first.close()

    const second = await profile.open()
    const again = await openTab(second, site.url)
    const orders = watchOrders(again, withdrawPath)
    await again.goto(`${site.url}/wallet/withdraw`)
    await expect(again.getByRole('heading', { name: 'Withdraw', level: 1 })).toBeVisible()
    // Whatever was sent and not answered settles; what never left does not count.
    await expect
      .poll(async () => fieldOf(JSON.parse((await keptIntent(again)) ?? 'null'), 'sentAt') ?? null)
      .toBeNull()
    const after = await heldBy(again)
    expect(after.rows - before.rows).toBe(after.holds - before.holds)
    expect(possible).toContain(after.holds - before.holds)
    expect(new Set(orders.map((order) => fieldOf(order, 'requestId'))).size).toBeLessThan(2)
    const ledger = await ledgerOf(again, userId)
    expect(fieldOf(await walletOf(again, userId), 'credit')).toBe(ledger.sum / 100)
    await second.close()
    await site.close()
    profile.remove()
  })
}

async function openTab(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(url)
  return page
}
