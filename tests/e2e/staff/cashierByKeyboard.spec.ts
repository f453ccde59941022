import { expect, type Locator, type Page } from '@playwright/test'
import { bahtText, submitDeposit } from '../support/money'
import { openWallet } from '../support/player'
import { test } from '../support/site'

test.use({ viewport: { width: 1440, height: 900 } })

/** Waiting in every new simulation, oldest first. */
const waiting = ['D2003006', 'D2021006', 'D2033009', 'D2015004'] as const
const oldestWithdrawal = 'W2039006'

test('a cashier works a whole day by keyboard alone', async ({ page, context }) => {
  test.setTimeout(240_000)
  const userId = await openWallet(page)
  const { depositId, amount } = await submitDeposit(page, userId, 250)
  const cashier = await context.newPage()
  const { keyboard } = cashier
  const sheet = (id: string) => cashier.getByRole('dialog', { name: id })
  const confirm = async (id: string, summary: string) => {
    await expect(sheet(id)).toContainText(summary)
    await keyboard.press('Enter')
  }

  await test.step('login and taking over from the simulated staff', async () => {
    await cashier.goto('/admin/login')
    await tabTo(cashier, cashier.getByLabel('Staff username'))
    await keyboard.type('cashier')
    await tabTo(cashier, cashier.getByRole('textbox', { name: /^Password/ }))
    await keyboard.type('cashier1234')
    await keyboard.press('Enter')
    await cashier.waitForURL(/\/admin\/(?!login)/)
    await openPage(cashier, 'Deposits')
    await tabTo(cashier, cashier.getByRole('button', { name: 'Take over' }))
    await keyboard.press('Enter')
    await expect(cashier.getByText('You decide. The simulated staff do nothing')).toBeVisible()
  })

  await test.step('the queue begins with the oldest deposit, whose approval is undone once', async () => {
    const links = cashier.getByRole('table', { name: 'Deposits' }).getByRole('link')
    await expect(links).toHaveText([...waiting, depositId])
    await keyboard.press('j')
    await keyboard.press('j')
    await expect(links.nth(1)).toBeFocused()
    await keyboard.press('k')
    await keyboard.press('Enter')
    await expect(sheet(waiting[0]).getByRole('button', { name: 'Approve' })).toBeEnabled()
    await keyboard.press('a')
    await confirm(waiting[0], 'Credit')
    await expect(sheet(waiting[1])).toBeVisible()
    await keyboard.press('Control+z')
    await expect(sheet(waiting[0])).toContainText('Undone. Nothing was sent.')
    await expect(sheet(waiting[0]).getByRole('button', { name: 'Approve' })).toBeEnabled()
    await keyboard.press('a')
    await confirm(waiting[0], 'Credit')
    await expect(sheet(waiting[1]).getByRole('button', { name: 'Approve' })).toBeEnabled()
    await expect(sheet(waiting[1])).toContainText('Approved. The credit has been added')
    await keyboard.press('Escape')
    await expect(links).toHaveText([...waiting.slice(1), depositId])
  })

  await test.step('a deposit is found by its amount, another by its reference', async () => {
    await typeInSearch(cashier, '300.67')
    const found = cashier.getByRole('option', { name: waiting[3] })
    await expect(cashier.getByText('Amount 300.67')).toBeVisible()
    await expect(found).toHaveAttribute('aria-selected', 'true')
    await keyboard.press('Enter')
    await expect(sheet(waiting[3]).getByRole('button', { name: 'Approve' })).toBeEnabled()
    await keyboard.press('a')
    await confirm(waiting[3], '300.67')
    await expect(cashier.getByText('Approved. The credit has been added')).toBeVisible()
    await keyboard.press('Escape')
    await tabTo(cashier, cashier.getByRole('searchbox', { name: 'Search' }))
    await keyboard.type(depositId)
    const link = cashier.getByRole('table', { name: 'Deposits' }).getByRole('link')
    await expect(link).toHaveText([depositId])
    await tabTo(cashier, link)
    await keyboard.press('a')
    await confirm(depositId, 'Credit')
  })

  await expect(page.getByRole('banner')).toContainText(bahtText(125_075 + amount))

  await test.step('a withdrawal is approved, then paid with the bank’s reference', async () => {
    await openPage(cashier, 'Withdrawals')
    const links = cashier.getByRole('table', { name: 'Withdrawals' }).getByRole('link')
    await expect(links.first()).toHaveText(oldestWithdrawal)
    await keyboard.press('j')
    await keyboard.press('a')
    await confirm(oldestWithdrawal, 'Approve for')
    await expect(links.nth(1)).toBeFocused()
    await expect(cashier.getByText('Approved, waiting to be paid')).toBeVisible()
    await keyboard.press('k')
    await keyboard.press('p')
    await expect(cashier.getByRole('textbox', { name: 'Bank reference' })).toBeFocused()
    await keyboard.type('KB2031999')
    await keyboard.press('Enter')
    await expect(cashier.getByText('Marked as paid')).toBeVisible()
    await expect(cashier.getByRole('link', { name: oldestWithdrawal })).toHaveCount(0)
  })

  await keyboard.press('?')
  const help = cashier.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help).toContainText('Undo a decision within five seconds')
  await keyboard.press('Escape')
  await expect(help).toBeHidden()

  await openPage(cashier, 'End of shift')
  const decided = (kind: string) => sumOf(cashier, kind)
  await expect.poll(() => decided('Deposits approved')).toEqual([3, 30_027 + 30_067 + amount])
  await expect.poll(() => decided('Withdrawals approved')).toEqual([1, 20_000])
  await expect.poll(() => decided('Withdrawals paid')).toEqual([1, 20_000])
})

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not reach the element')
}

async function typeInSearch(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /^Player, phone/ })).toBeFocused()
  await page.keyboard.type(text)
}

/** Opens a page of the back office with the search. */
async function openPage(page: Page, name: string): Promise<void> {
  await typeInSearch(page, name)
  const entry = page.getByRole('option', { name: `${name} Page`, exact: true })
  await expect(entry).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** @returns how many decisions of a kind the shift report counts on all accounts, and their sum in satang */
async function sumOf(page: Page, kind: string): Promise<number[]> {
  const rows = await page.getByRole('row', { name: kind }).all()
  const cells = await Promise.all(rows.map((row) => row.getByRole('cell').allTextContents()))
  const total = (column: number) => {
    const figures = cells.map((row) => Number((row[column] ?? '').replaceAll(/[^\d.]/g, '')))
    return figures.reduce((sum, figure) => sum + figure, 0)
  }
  return [total(1), Math.round(total(2) * 100)]
}
