import { expect, type Page } from '@playwright/test'
import { axeViolations } from './axe'

export const widths = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

export const looks = [
  { mode: 'light', rtl: false },
  { mode: 'light', rtl: true },
  { mode: 'dark', rtl: false },
  { mode: 'dark', rtl: true },
] as const

/** One heading, nothing for axe to find, no sideways scroll. */
export async function expectSound(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), what).toHaveCount(1)
  await expect(page.locator('[aria-busy=true], .MuiSkeleton-root'), what).toHaveCount(0)
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((each) => each.finished)),
  )
  expect(await axeViolations(page), what).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${what}: sideways scroll`).toBeLessThanOrEqual(0)
}
