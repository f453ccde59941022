import { controlled } from '../support/player'
import { expect, test } from '../support/site'
import { enterStaff } from '../support/staff'

test('offline staff see the data loaded last, cannot decide and lose no typed text', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(60_000)
  await enterStaff(page, 'Cashier')
  await controlled(page)
  // From here on the worker stores each requested file.
  await page.goto('/admin/deposits')
  const row = page.getByRole('list', { name: 'Deposits' }).getByRole('link').first()
  const reference = await row.innerText()
  await row.press('Enter')
  const sheet = page.getByRole('dialog', { name: reference })
  await expect(sheet.getByRole('button', { name: 'Reject' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(row).toBeFocused()
  await row.press('Enter')
  await sheet.getByRole('button', { name: 'Reject' }).press('Enter')
  const reason = sheet.getByRole('textbox', { name: 'Reason' })
  const rejection = 'The statement shows no such transfer'
  await reason.fill(rejection)

  // The site is no longer served. The simulated back end runs in the browser, so without the simulated
  // offline state it would still answer.
  await site.close()
  await context.setOffline(true)
  await page.evaluate(() => localStorage.setItem('simulate-offline', '1'))
  await sheet.getByRole('button', { name: 'Reject' }).press('Enter')
  await expect(sheet.getByRole('alert')).toContainText('You are offline, so nothing was decided')
  await expect(reason).toHaveValue(rejection)

  const beside = await context.newPage()
  await beside.goto('/admin/deposits')
  await expect(beside.getByText(/^You are offline and see/)).toBeVisible()
  await expect(beside.getByRole('link', { name: reference })).toBeVisible()
  await expect(beside.getByText(/^Saved copy/)).toBeVisible()
  await beside.close()

  await site.deploy(process.env.DIST ?? 'dist')
  await context.setOffline(false)
  await page.evaluate(() => localStorage.removeItem('simulate-offline'))
  await sheet.getByRole('button', { name: 'Reject' }).press('Enter')
  await expect(page.getByText('Rejected. The player sees the reason')).toBeVisible()
})
