import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { adminPaths } from '#lib/paths/admin'
import { memberPaths } from '#lib/paths/member'
import { openWallet, player } from '../support/player'
import { test } from '../support/site'
import { enterStaff } from '../support/staff'

test.use({ viewport: { width: 1440, height: 900 } })

test('an owner closes a month: reports, monthly book, health, rules and sessions', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  await openWallet(page)
  const owner = await context.newPage()
  // A colleague’s session on another device: this browser forgets it.
  await enterStaff(owner, 'Cashier')
  await owner.evaluate(() => localStorage.removeItem('admin-session'))
  await enterStaff(owner, 'Owner')

  await test.step('a report groups its figures, and a figure opens rows with the same sum', async () => {
    await owner.goto(adminPaths.reports)
    const days = owner.getByRole('group', { name: 'Figures' })
    const figures = days.locator('tbody tr td:nth-of-type(1) a')
    await expect(figures).not.toHaveCount(0)
    const figure = await bahtOf(figures.first())
    await figures.first().press('Enter')
    await expect(owner.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible()
    await expect.poll(() => sumOf(owner, 'Transactions')).toBe(figure)
    await owner.goBack()
    await owner.getByLabel('Group by').selectOption('Receiving account')
    const accounts = owner.getByRole('group', { name: 'By receiving account' })
    await expect(accounts.getByRole('rowheader')).not.toHaveCount(0)
  })

  await test.step('two periods are compared, and the view is saved for the next month', async () => {
    await owner.getByLabel('Compare with').selectOption('The period before')
    const row = owner.getByRole('group', { name: 'Two periods' }).getByRole('row', {
      name: /^Deposits /,
    })
    const [value = 0, before = 0, difference] = await Promise.all(
      [0, 1, 2].map((column) => bahtOf(row.getByRole('cell').nth(column))),
    )
    expect(difference).toBe(value - before)
    await owner.getByRole('button', { name: 'Save this view' }).press('Enter')
    await owner.getByRole('textbox', { name: 'Name of the view' }).fill('Month end')
    await owner.getByRole('button', { name: 'Save name' }).press('Enter')
    await owner.goto(adminPaths.reports)
    await owner.getByLabel('Saved views').selectOption('Month end')
    await expect(row).toBeVisible()
    await expect(owner.getByRole('group', { name: 'By receiving account' })).toBeVisible()
  })

  await test.step('the monthly book balances, and its file ends with the closing balance', async () => {
    await owner.goto(adminPaths.book)
    await expect(owner.getByText(/^The book agrees: before \+ movements = after/)).toBeVisible()
    const closing = owner.getByRole('row', { name: /^Owed to players after/ })
    const downloading = owner.waitForEvent('download')
    await owner.getByRole('button', { name: 'Export CSV' }).press('Enter')
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^book_\d{4}-\d\d-01_\d{4}-\d\d-\d\d\.csv$/)
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split(/\r?\n/)
    const [after, differs] = (lines.at(-1) ?? '').split(',').slice(-2)
    expect(lines.at(-1)).toContain('Total')
    expect(Math.round(Number(after) * 100)).toBe(await bahtOf(closing.getByRole('cell').last()))
    expect(Number(differs)).toBe(0)
  })

  await test.step('the health page counts the rows that differ, and leads to them', async () => {
    await owner.goto(adminPaths.health)
    await expect(owner.getByRole('region', { name: 'This device' })).toContainText('Running')
    // A new simulation has bank lines without a deposit.
    const money = owner.getByRole('region', { name: 'Money', exact: true })
    await expect(money).toContainText(/[1-9] rows? differs? in the books of yesterday and today/)
    await money.getByRole('link', { name: 'Reconcile' }).press('Enter')
    await expect(owner.getByRole('heading', { level: 1, name: 'Reconcile' })).toBeVisible()
    await expect(owner.getByText('L0000000001')).toBeVisible()
  })

  await test.step('a player is asked to accept new rules, and keeps the credit', async () => {
    await owner.goto(`${adminPaths.site}/rules`)
    const text = owner.getByRole('textbox', { name: 'Text in English' })
    await text.fill('# Fair play\nPlay fairly.')
    await owner.getByRole('switch', { name: /^New version 2/ }).press('Space')
    await owner.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(owner.getByText('Saved', { exact: true })).toBeVisible()
    await page.goto(memberPaths.wallet)
    const asked = page.getByRole('alertdialog', { name: 'The rules of this site have changed' })
    await asked.getByRole('button', { name: 'Accept' }).press('Enter')
    await expect(asked).toBeHidden()
    await expect(page.getByRole('banner')).toContainText(player.credit)
    await page.goto('/pages/rules')
    await expect(page.getByRole('heading', { name: 'Fair play' })).toBeVisible()
  })

  await test.step('the list of sessions names the colleague, whose session is ended', async () => {
    await owner.goto(adminPaths.admins)
    const sessions = owner
      .getByRole('region', { name: 'Where staff are logged in' })
      .getByRole('listitem')
    await expect(sessions).toHaveCount(2)
    const colleague = sessions.filter({ hasText: 'Cashier' })
    await colleague.getByRole('button', { name: 'End session' }).press('Enter')
    await owner.getByRole('dialog').getByRole('button', { name: 'End session' }).press('Enter')
    await expect(owner.getByText('Session ended')).toBeVisible()
    await expect(sessions).toHaveCount(1)
    await expect(sessions).toContainText('This session')
  })
})

/** @returns the amount that an element shows, in satang */
async function bahtOf(element: Locator): Promise<number> {
  const text = (await element.innerText()).replaceAll('−', '-').replaceAll(/[^\d.-]/g, '')
  return Math.round(Number(text) * 100)
}

/** @returns the sum of a list’s amounts in satang; all rows must be on its page */
async function sumOf(page: Page, name: string): Promise<number> {
  const table = page.getByRole('table', { name })
  const headers = await table.getByRole('columnheader').allInnerTexts()
  const column = headers.findIndex((header) => header.startsWith('Amount'))
  const cells = await table.locator(`tbody tr > :nth-child(${column + 1})`).all()
  const amounts = await Promise.all(cells.map(bahtOf))
  return amounts.reduce((total, amount) => total + amount, 0)
}
