/** The back office in a window of its own. */
import type { BrowserContext, Page } from '@playwright/test'

export type StaffRole = 'Owner' | 'Cashier' | 'Support'

/** Opens a back-office window beside those of the player in the same browser. */
export async function openStaff(context: BrowserContext, role: StaffRole): Promise<Page> {
  const page = await context.newPage()
  await enterStaff(page, role)
  return page
}

/** Logs in with an account of the simulation. */
export async function enterStaff(page: Page, role: StaffRole): Promise<void> {
  await page.goto('/admin/login')
  await page.getByRole('button', { name: role }).press('Enter')
  await page.waitForURL(/\/admin\/(?!login)/)
}

export async function logOutStaff(page: Page): Promise<void> {
  await page.getByRole('button', { name: /minutes? left/ }).press('Enter')
  await page.getByRole('menuitem', { name: 'Log out' }).press('Enter')
  await page.waitForURL(/\/admin\/login/)
}
