import type { Page } from '@playwright/test'
import { startWith } from '../support/appearance'
import { expectCredit, logIn } from '../support/player'
import { expect, test } from '../support/site'
import { expectSound, isDue, settings } from '../support/sound'
import { watchForErrors } from '../support/watch'

/** A page with this title, and nothing wrong with it. */
async function expectPage(page: Page, title: RegExp): Promise<void> {
  await expect(page).toHaveTitle(title)
  await expectSound(page, String(title))
}

for (const { viewport, look, name } of settings.filter((each) => isDue('entrance', each))) {
  test(`every page is sound: ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await startWith(page, look)
    const errors = await watchForErrors(page)

    await page.goto('/register')
    await expectPage(page, /Register|Sign up|Create/)
    await page.goto('/forgot')
    await expectPage(page, /Forgot|password/i)
    await page.goto('/nothing/here')
    await expectPage(page, /.+/)
    await page.goto('/login')
    await expectPage(page, /Log in/)
    await logIn(page)
    await expectCredit(page)
    await expect(page.getByRole('progressbar')).toHaveCount(1)
    await expectPage(page, /Dashboard|Analytics/)
    await page.goto('/nothing/here')
    await expectPage(page, /.+/)
    expect(errors).toEqual([])
  })
}
