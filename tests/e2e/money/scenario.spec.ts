import { controlled, expectCredit, logIn } from '../support/player'
import { expect, test } from '../support/site'

test('a tester adds a fault, sees it and its call, and removes it', async ({ page, browser }) => {
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
  await test.step('the call was recorded, and an independent reader opens the HAR file', async () => {
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
  await panel.getByRole('button', { name: 'Remove all and reset the clock' }).click()
  await panel.getByRole('button', { name: 'Close tester tools' }).click()
  await logIn(page)
  await expectCredit(page)
})

test.describe('the test controls on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })

  test('leave room for the page, and the panel has room for its content', async ({ page }) => {
    await page.goto('/login')
    await controlled(page)
    await page.getByRole('button', { name: 'Tester tools' }).tap()
    const panel = page.getByRole('dialog')
    await panel.getByRole('tab', { name: 'Faults' }).tap()
    const foot = panel.locator('div:has(> output)').last()
    await page.setViewportSize({ width: 640, height: 330 })
    await expect.poll(async () => (await foot.boundingBox())?.height).toBe(0)
    await panel.getByRole('button', { name: 'Add fault' }).tap()
    await expect(foot).toHaveText('Fault added')
    await page.setViewportSize({ width: 320, height: 640 })
    await panel.getByRole('button', { name: 'Close tester tools' }).tap()

    const bar = page.getByRole('region', { name: 'Controlled by a tester' })
    await expect(bar).toBeVisible()
    await page.evaluate(() => scrollTo(0, 0))
    const logo = page.getByRole('main').locator('img, svg').first()
    await expect
      .poll(async () => {
        const [above, below] = [await bar.boundingBox(), await logo.boundingBox()]
        return below && above && below.y - above.y - above.height
      })
      .toBeGreaterThanOrEqual(0)
    await bar.getByRole('button', { name: 'Put away' }).tap()
    await expect(bar).toBeHidden()
    await expect(page.locator('body')).toHaveCSS('padding-top', '0px')
  })
})
