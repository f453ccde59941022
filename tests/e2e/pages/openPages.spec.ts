import { memberPaths } from '#lib/paths/member'
import { openPaths } from '#lib/paths/open'
import { startWith } from '../support/sweep/appearance'
import { guestRoutes, openRoutes, strangeRoute } from '../support/sweep/routes'
import { isDue, settingsInTurn } from '../support/sweep/sound'
import { sweep } from '../support/sweep/sweep'
import { takeTurns } from '../support/sweep/turns'
import { expect, test } from '../support/visited'
import { watchForErrors } from '../support/watch'

takeTurns(3, /sound/)

test.describe.configure({ timeout: 180_000 })

for (const setting of settingsInTurn) {
  const due = [...openRoutes, ...guestRoutes, strangeRoute].filter((path) => isDue(path, setting))
  if (due.length === 0) continue
  test(`after one visit every page of a visitor opens without a network, sound: ${setting.name}`, async ({
    visited,
  }) => {
    const context = await visited.open()
    const page = await context.newPage()
    await page.setViewportSize(setting.viewport)
    await startWith(page, setting.look)
    // Whoever was here before has logged out.
    await page.addInitScript(() => localStorage.removeItem('serviceToken'))
    const errors = await watchForErrors(page)
    await page.goto(visited.url + openPaths.landing)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await sweep(page, due)
    expect(errors.filter((error) => !error.includes('ERR_CONNECTION'))).toEqual([])
    await context.close()
  })
}

test('a page on paper is itself alone, black on white, with every answer', async ({ page }) => {
  await startWith(page, { mode: 'dark' })
  await page.goto(openPaths.faqs)
  const answer = page.getByText('It takes about a minute')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(answer).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(answer).toBeVisible()
  await expect(answer).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('searchbox')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.goto(memberPaths.promotions)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
})
