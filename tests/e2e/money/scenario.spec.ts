import { controlled, expectCredit, logIn } from '../support/player'
import { expect, test } from '../support/site'

test('a tester orders a fault, sees it, takes it back', async ({ page }) => {
  await page.goto('/login')
  await controlled(page)
  await page.getByRole('button', { name: 'Tester tools' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('tab', { name: 'Faults' }).click()
  await panel.getByLabel('Call', { exact: true }).selectOption({ label: 'Login' })
  await panel.getByLabel('What happens').selectOption({ label: 'Error 500' })
  await panel.getByRole('button', { name: 'Add fault' }).click()
  await panel.getByRole('button', { name: 'Close tester tools' }).click()
  await page.getByRole('button', { name: '0812345678' }).click()
  await expect(page.getByRole('alert')).toHaveText('Internal server error')

  await page.getByRole('button', { name: 'Tester tools' }).click()
  // The panel opens where it was left.
  await panel.getByRole('button', { name: 'Take all back and set the clock right' }).click()
  await panel.getByRole('button', { name: 'Close tester tools' }).click()
  await logIn(page)
  await expectCredit(page)
})
