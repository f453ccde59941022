import type { Page } from '@playwright/test'

/** Demo player of mocked builds, with the balance as the app writes it in English. */
export const player = { username: '0812345678', password: 'player1234', balance: '1,250.75' }

/** Fills in the login form; {@link submit} sends it. */
export async function fillLogin(page: Page): Promise<void> {
  await page.locator('input[autocomplete=username]').fill(player.username)
  await page.locator('input[autocomplete=current-password]').fill(player.password)
}

export async function submit(page: Page): Promise<void> {
  await page.locator('form button[type=submit]').click()
}

/** @returns when the dashboard showed the player's balance, in milliseconds since the navigation began */
export function balanceShown(page: Page): Promise<number> {
  return balanceIn('#root', page)
}

/** @returns when the balance could first be read, even in the startup snapshot of the last visit */
export function balanceReadable(page: Page): Promise<number> {
  return balanceIn('body', page)
}

function balanceIn(place: string, page: Page): Promise<number> {
  const { balance } = player
  return page.evaluate((given) => window.probe.watchBalance(...given), [balance, place] as const)
}

/** Resolves when a worker controls the page. */
export async function workerInCharge(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Opens the app, waits until it is installed and logs the player in. */
export async function openLoggedIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`)
  await workerInCharge(page)
  await fillLogin(page)
  await submit(page)
  await balanceShown(page)
}
