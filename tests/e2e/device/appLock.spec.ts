import { player } from '../support/player'
import { expect, test } from '../support/visited'

declare global {
  interface Window {
    /** All words of the page in the first picture that the browser drew. */
    firstWords?: string
  }
}

test('a locked app paints nothing of its player, and opens by PIN and by the device’s own check, without a network', async ({
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

  await test.step('a PIN is set, and the device joins it', async () => {
    await page.goto('/account/app-lock')
    await page.getByLabel('New PIN', { exact: false }).first().fill('9023')
    await page.getByLabel('New PIN again').fill('9023')
    await page.getByRole('button', { name: 'Turn on' }).press('Enter')
    await page.getByRole('switch', { name: 'Unlock with this device too' }).press('Space')
    await expect(page.getByRole('switch', { name: 'Unlock with this device too' })).toBeChecked()
  })

  await test.step('a start shows the lock alone, and keys under the thumb open it', async () => {
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

  await test.step('out of sight it is covered at once, and in sight again it is as it was', async () => {
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

  await test.step('the device opens it; where it says no, the PIN does', async () => {
    await page.reload()
    const useDevice = page.getByRole('button', { name: 'Unlock with this device' })
    await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    await useDevice.press('Enter')
    await expect(page.getByRole('alert')).toContainText('Your PIN works as before')
    await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
    await useDevice.press('Enter')
    await expect(balance).toBeVisible()
  })

  await test.step('a second tab is open while this one is', async () => {
    const other = await context.newPage()
    await other.goto('/wallet')
    await expect(other.getByRole('banner').getByText(player.credit)).toBeVisible()
  })
})
