import { controlled, expectCredit, logIn } from '../support/player'
import { expect, test } from '../support/site'
import { takeTurns } from '../support/sweep/turns'

takeTurns(12)

test('a tester orders a fault, sees it and its call, takes it back', async ({ page, browser }) => {
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
  await test.step('the call was recorded, and an independent reader opens the HAR', async () => {
    await panel.getByRole('tab', { name: 'Traffic' }).click()
    const row = panel.getByRole('option', { name: 'POST /api/account/login' })
    await expect(row).toContainText(/500 · .+ · steered: Error 500/)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: 'Export HAR' }).press('Enter'),
    ])
    const reader = await browser.newPage({ serviceWorkers: 'block' })
    await reader.routeFromHAR(await file.path(), { url: '**/api/**' })
    await reader.goto(page.url())
    const status = await reader.evaluate(async () => {
      const answer = await fetch('/api/account/login', { method: 'POST' })
      return answer.status
    })
    expect(status).toBe(500)
    await reader.close()
    await panel.getByRole('tab', { name: 'Faults' }).press('Enter')
  })
  await panel.getByRole('button', { name: 'Take all back and set the clock right' }).click()
  await panel.getByRole('button', { name: 'Close tester tools' }).click()
  await logIn(page)
  await expectCredit(page)
})
