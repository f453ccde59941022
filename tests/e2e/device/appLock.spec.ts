import { player } from '../support/player'
import { expect, test } from '../support/visited'

declare global {
  interface Window {
    /** All text of the page in the first frame that the browser drew. */
    firstWords?: string
  }
}

test('a locked app paints nothing of its player and opens offline by PIN or by the device’s own check', async ({
  context,
  page,
}) => {
  const browser = await context.newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', { options })
  await context.addInitScript(() => {
    const look = () => {
      if (document.querySelector('#frame:has(script)') === null) requestAnimationFrame(look)
      else window.firstWords = `${document.documentElement.innerText} ${document.title}`
    }
    requestAnimationFrame(look)
  })
  const locked = page.getByRole('heading', { name: 'Locked', exact: true })
  const balance = page.getByRole('banner').getByText(player.credit)

  await test.step('a PIN is set and unlocking with the device is turned on', async () => {
    await page.goto('/account/app-lock')
    await page.getByLabel('New PIN', { exact: false }).first().fill('9023')
    await page.getByLabel('New PIN again').fill('9023')
    await page.getByRole('button', { name: 'Turn on' }).press('Enter')
    await page.getByRole('switch', { name: 'Unlock with this device too' }).press('Space')
    await expect(page.getByRole('switch', { name: 'Unlock with this device too' })).toBeChecked()
  })

  await test.step('a start shows only the lock, and its number keys open it', async () => {
    await page.goto('/wallet')
    await expect(locked).toBeVisible()
    const first = await page.evaluate(() => window.firstWords)
    expect(first).not.toContain(player.username)
    expect(first).not.toContain('1,250')
    await expect(page).toHaveTitle(/^Locked/)
    await expect(page.locator('body')).not.toContainText(player.username)
    for (const digit of ['9', '0', '2', '3']) {
      await page.getByRole('button', { name: digit, exact: true }).press('Enter')
    }
    await page.getByRole('button', { name: 'Unlock', exact: true }).press('Enter')
    await expect(balance).toBeVisible()
    await expect(page).toHaveURL(/\/wallet$/)
    await expect(page).toHaveTitle(/^Wallet/)
  })

  await test.step('the page is hidden at once when it loses sight, and unchanged when it is visible again', async () => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect(balance).toBeHidden()
    await page.evaluate(() => {
      Reflect.deleteProperty(document, 'visibilityState')
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect(balance).toBeVisible()
  })

  await test.step('the device unlocks the app; if it refuses, the PIN does', async () => {
    await page.reload()
    const useDevice = page.getByRole('button', { name: 'Unlock with this device' })
    await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    await useDevice.press('Enter')
    await expect(page.getByRole('alert')).toContainText('Your PIN works as before')
    await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
    await useDevice.press('Enter')
    await expect(balance).toBeVisible()
  })

  await test.step('a second tab is unlocked while this one is', async () => {
    const other = await context.newPage()
    await other.goto('/wallet')
    await expect(other.getByRole('banner').getByText(player.credit)).toBeVisible()
  })
})
