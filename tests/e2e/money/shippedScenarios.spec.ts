import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { moveClock, pastMidnightMs } from '../support/money'
import { controlled, expectCredit, logIn, player } from '../support/player'
import { expect, test } from '../support/site'
import { askToWithdraw, confirmButton } from '../support/withdrawals'

const main = (page: Page) => page.getByRole('main')

async function enterAs(page: Page, username: string): Promise<void> {
  await page.getByLabel('Phone number (username)').fill(username)
  await page.getByLabel(/^Password/).fill(player.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).press('Enter')
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).press('Enter')
  await page.waitForURL(/login/)
}

function confirm(page: Page): Promise<void> {
  return confirmButton(page).press('Enter', { timeout: 5000 })
}

/** Withdraws at an hour at which withdrawals are open. */
async function withdraw(page: Page, baht: string): Promise<void> {
  if (pastMidnightMs() > 0) await moveClock(page, pastMidnightMs())
  await askToWithdraw(page, baht)
  await confirmButton(page).press('Enter')
}

async function redeem(page: Page, code: string): Promise<void> {
  await page.goto('/rewards/code')
  await page.getByRole('textbox', { name: /^Code/ }).fill(code)
  await page.getByRole('button', { name: 'Redeem' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Redeem' }).press('Enter')
}

interface Story {
  /**
   * The player whom the scenario prepares, who logs in once it is loaded. Without one, a player logs in
   * first.
   */
  username?: string
  /** Checks the visible effect. */
  tell: (page: Page) => Promise<void>
}

const waitsForStaff: Story = {
  tell: (page) => expect(main(page)).toContainText('Being checked by staff'),
}

const keepsCredit: Story = {
  tell: async (page) => {
    await page.reload()
    await expectCredit(page)
    await expect(page.getByRole('banner')).toContainText(/as of/i)
  },
}

/** By the names of the scenario files. */
const stories: Record<string, Story> = {
  'balance-unreadable': {
    tell: async (page) => {
      await expect(page.getByRole('banner')).toContainText(/as of/i)
      await page.reload()
      await expectCredit(page)
      await expect(page.getByRole('banner')).not.toContainText(/as of/i)
    },
  },
  'banks-missing': {
    tell: async (page) => {
      await leave(page)
      await page.goto('/register')
      await page.getByRole('button', { name: 'Try again' }).press('Enter')
      await expect(page.getByLabel(/^Bank/).locator('option')).not.toHaveCount(1)
    },
  },
  'cap-reached': {
    username: '0000000901',
    tell: async (page) => {
      await expectCredit(page, '50.00 baht')
      await page.goto('/wallet/statement')
      await expect(main(page)).toContainText('Amount above the promotion’s cap deducted')
    },
  },
  'code-race': {
    tell: async (page) => {
      await redeem(page, 'RACE-0001')
      await expect(main(page)).toContainText('50.00 baht credited')
      await leave(page)
      await enterAs(page, '0823456789')
      await page.waitForURL(/analytics/)
      await redeem(page, 'RACE-0001')
      await expect(page.getByText('This code has been used already')).toBeVisible()
    },
  },
  'late-deposit': waitsForStaff,
  'login-silent': {
    tell: async (page) => {
      await leave(page)
      await enterAs(page, player.username)
      await expect(page.getByRole('alert').first()).not.toBeEmpty({ timeout: 60_000 })
      await enterAs(page, player.username)
      await expectCredit(page)
    },
  },
  maintenance: {
    tell: async (page) => {
      await page.goto('/games')
      await expect(main(page).getByText('Maintenance').first()).toBeVisible()
    },
  },
  midnight: {
    tell: async (page) => {
      await page.getByRole('button', { name: 'Report a bug' }).press('Enter')
      await page.getByRole('tab', { name: 'Clock' }).press('Enter')
      await expect(page.getByRole('dialog')).toContainText(/23:59|00:00/)
    },
  },
  'provider-down': keepsCredit,
  'provider-html': keepsCredit,
  'self-excluded': {
    username: '0000000902',
    tell: async (page) => {
      await page.goto('/wallet/deposit')
      await expect(main(page)).toContainText('You have excluded yourself until')
      await withdraw(page, '300')
      await expectCredit(page, '0.00 baht')
    },
  },
  'session-ends': {
    tell: async (page) => {
      await page.reload()
      await expectCredit(page)
      await moveClock(page, 3 * 60_000)
      await page.reload()
      await expect(page).toHaveURL(/login/)
    },
  },
  'session-over': {
    tell: async (page) => {
      await page.reload()
      await expect(page).toHaveURL(/login/)
    },
  },
  'slow-network': {
    tell: async (page) => {
      const asked = page.evaluate(() => fetch('/api/account/me').then(() => 'answered'))
      expect(await Promise.race([asked, page.waitForTimeout(2500)])).toBeUndefined()
      expect(await asked).toBe('answered')
    },
  },
  'storage-full': {
    tell: async (page) => {
      await page.goto('/wallet/deposit')
      await page.getByRole('textbox', { name: 'Amount' }).fill('300')
      await page.getByRole('button', { name: 'Continue' }).press('Enter')
      const sheet = page.getByRole('dialog')
      await sheet.getByRole('button', { name: 'Get the exact amount' }).press('Enter')
      await expect(page.getByText(/out of storage/i).first()).toBeVisible()
    },
  },
  'two-windows': {
    username: '0000000904',
    tell: async (page) => {
      await expectCredit(page, '1,000.00 baht')
      const other = await page.context().newPage()
      if (pastMidnightMs() > 0) await moveClock(page, pastMidnightMs())
      const windows = [page, other]
      for (const window of windows) await askToWithdraw(window, '800')
      // The second tab’s sheet closes as soon as it learns of the first, so there may be nothing to press.
      expect(await Promise.allSettled(windows.map(confirm))).toContainEqual({
        status: 'fulfilled',
        value: undefined,
      })
      for (const window of windows) await expectCredit(window, '200.00 baht')
    },
  },
  'withdrawal-unanswered': {
    username: '0000000903',
    tell: async (page) => {
      await withdraw(page, '500')
      await expectCredit(page, '1,500.00 baht')
    },
  },
  'wrong-amount': waitsForStaff,
}

test('every shipped scenario has a story here', () => {
  const shipped = readdirSync('src/contract/scenario/shipped')
  const names = shipped.map((file) => file.replace('.scenario.json', ''))
  expect(Object.keys(stories).toSorted()).toEqual(names.toSorted())
})

for (const [name, { username, tell }] of Object.entries(stories)) {
  test(`the shipped scenario works: ${name}`, async ({ page }) => {
    test.setTimeout(90_000)
    await page.goto('/login')
    await controlled(page)
    if (username === undefined) await logIn(page)
    // A page opened after the login could replace this one, so it is requested again.
    await expect(() => page.goto(`/?scenario=${name}`)).toPass()
    const load = page.getByRole('alertdialog').getByRole('button', { name: 'Load' })
    await load.press('Enter')
    await expect(page.getByRole('region', { name: 'Controlled by a tester' })).toBeVisible()
    if (username !== undefined) {
      await enterAs(page, username)
      await page.waitForURL(/analytics/)
    }
    await tell(page)
  })
}
