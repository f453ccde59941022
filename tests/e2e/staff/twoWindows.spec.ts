import { submitDeposit } from '../support/money'
import { openWallet } from '../support/player'
import { expect, test } from '../support/site'
import { logOutStaff, openStaff } from '../support/staff'

test('a player’s and a cashier’s window work side by side on one device', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const userId = await openWallet(page)
  const cashier = await openStaff(context, 'Cashier')
  await cashier.goto('/admin/deposits')
  await cashier.getByRole('button', { name: 'Take over' }).press('Enter')
  await expect(cashier.getByText('You decide. The simulated staff do nothing')).toBeVisible()

  const { depositId } = await submitDeposit(page, userId, 250)

  await test.step('the deposit is approved by keys, and the player’s credit changes without a reload', async () => {
    const before = await page.getByRole('banner').innerText()
    await cashier.reload()
    await cashier.getByRole('link', { name: depositId }).focus()
    await cashier.keyboard.press('a')
    const sheet = cashier.getByRole('dialog', { name: depositId })
    await expect(sheet).toContainText('Credit')
    await sheet.getByRole('button', { name: 'Approve' }).press('Enter')
    await expect(cashier.getByText('Approved. The credit has been added')).toBeVisible()
    await expect.poll(() => page.getByRole('banner').innerText()).not.toBe(before)
  })

  await cashier.keyboard.press('Escape')
  await logOutStaff(cashier)
  await cashier.goto('/admin/deposits')
  await expect(cashier).toHaveURL(/\/admin\/login/)
  await page.reload()
  await expect(page).toHaveURL(/\/wallet/)
})
