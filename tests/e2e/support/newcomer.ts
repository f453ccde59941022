import { expect, type Page } from '@playwright/test'

/** The person who registers in these tests. */
const newcomer = {
  username: '0861112233',
  password: 'Lotus-Rain-77',
  bank: 'ธนาคารกสิกรไทย',
  number: '123-4-56789-0',
  name: 'ทดสอบ ใจดี',
}

/** The player whose invite link is used. */
export const friend = '0823456789'

export async function register(page: Page): Promise<void> {
  const { username, password, bank, number, name } = newcomer
  await page.getByLabel('Phone number (username)').fill(username)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByLabel(/^Confirm password/).fill(password)
  await page.getByLabel(/^Bank/).selectOption(bank)
  await page.getByLabel('Account number').fill(number)
  await page.getByLabel('Account name').fill(name)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
}

/** Logs in and arrives at `to`. */
export async function enter(page: Page, to: RegExp): Promise<void> {
  await page.getByLabel('Phone number (username)').fill(newcomer.username)
  await page.getByLabel(/^Password/).fill(newcomer.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(to)
}
