import { expect, type Page } from '@playwright/test'

export const player = { username: '0812345678', password: 'player1234', credit: '1,250.75 baht' }

/** Logs in as a person does and waits for the credit in the header. */
export async function logIn(page: Page, { username, password } = player): Promise<void> {
  await page.getByLabel('Phone number (username)').fill(username)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/analytics$/)
  await expectCredit(page)
}

export async function expectCredit(page: Page, credit = player.credit): Promise<void> {
  await expect(page.getByRole('banner')).toContainText(credit)
}

/** Waits until a worker controls the page and the first visit has nothing left to do. */
export async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Makes the worker store the whole app now, and waits until it has. */
export async function storedForOffline(page: Page): Promise<void> {
  await controlled(page)
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        navigator.serviceWorker.addEventListener('message', ({ data }) => {
          if (data?.type === 'stored' && data.stored === data.total) resolve()
        })
        navigator.serviceWorker.controller?.postMessage({ type: 'storeDeferred' })
      }),
  )
}

/** @returns the user id in the session’s token */
export function playerId(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [, claims = ''] = (localStorage.getItem('serviceToken') ?? '').split('.')
    const text = atob(claims.replaceAll('-', '+').replaceAll('_', '/'))
    return String(JSON.parse(text).userId)
  })
}

/**
 * Opens the player’s window, logged in and on the wallet.
 * @returns the player’s id
 */
export async function openWallet(page: Page): Promise<string> {
  await page.goto('/')
  await controlled(page)
  await logIn(page)
  await page.goto('/wallet')
  return playerId(page)
}
