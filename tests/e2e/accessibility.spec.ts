import type { Page } from '@playwright/test'
import { startWith } from './support/appearance'
import { axeViolations } from './support/axe'
import { expectCredit, logIn } from './support/player'
import { expect, test } from './support/site'
import { watchForErrors } from './support/watch'

const widths = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

const looks = [
  { mode: 'light', rtl: false },
  { mode: 'light', rtl: true },
  { mode: 'dark', rtl: false },
  { mode: 'dark', rtl: true },
] as const

/** Title, one heading, nothing for axe to find, no sideways scroll. */
async function expectSound(page: Page, title: RegExp): Promise<void> {
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished)),
  )
  expect(await axeViolations(page)).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'sideways scroll').toBeLessThanOrEqual(0)
}

for (const viewport of widths) {
  for (const look of looks) {
    const name = `${look.mode}, ${look.rtl ? 'right to left' : 'left to right'}, ${viewport.width} px`

    test(`every page is sound: ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await startWith(page, look)
      const errors = await watchForErrors(page)

      await page.goto('/register')
      await expectSound(page, /Register|Sign up|Create/)
      await page.goto('/forgot')
      await expectSound(page, /Forgot|password/i)
      await page.goto('/nothing/here')
      await expectSound(page, /.+/)
      await page.goto('/login')
      await expectSound(page, /Log in/)
      await logIn(page)
      await expectCredit(page)
      await expect(page.getByRole('progressbar')).toHaveCount(1)
      await expectSound(page, /Dashboard|Analytics/)
      await page.goto('/nothing/here')
      await expectSound(page, /.+/)
      expect(errors).toEqual([])
    })
  }
}
