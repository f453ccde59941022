import { openWallet, player } from '../support/player'
import { expect, test } from '../support/site'
import { openStaff } from '../support/staff'

test('a password set by staff ends the session of the player’s open window, and so does a ban', async ({
  page,
  context,
}) => {
  const userId = await openWallet(page)
  const owner = await openStaff(context, 'Owner')
  const dialog = owner.getByRole('dialog')
  await owner.goto(`/admin/users/${userId}`)

  await test.step('a temporary password, which logs the player in', async () => {
    await owner.getByRole('button', { name: 'Temporary password' }).press('Enter')
    await dialog.getByRole('textbox', { name: 'Temporary password' }).fill('by telephone 1')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The player has lost the phone')
    await dialog.getByRole('button', { name: 'Temporary password' }).press('Enter')
    await expect(owner.getByText('The temporary password is now valid')).toBeVisible()
    await expect(page).toHaveURL(/\/login/)
    await page.getByLabel('Phone number (username)').fill(player.username)
    await page.getByLabel(/^Password/).fill('by telephone 1')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page).toHaveURL(/\/wallet$/)
  })

  await test.step('a ban', async () => {
    await owner.getByRole('button', { name: 'Ban', exact: true }).press('Enter')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Several accounts of one person')
    await dialog.getByRole('button', { name: 'Ban', exact: true }).press('Enter')
    await expect(owner.getByText('The player is banned')).toBeVisible()
    await expect(page).toHaveURL(/\/login/)
    await page.goto('/wallet')
    await expect(page).toHaveURL(/\/login/)
  })
})
