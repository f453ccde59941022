import { showcasePaths } from '#lib/paths/showcase'
import { startWith } from '../support/sweep/appearance'
import { expect, test } from '../support/visited'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('what a demo opens has its room on a phone', async ({ page }) => {
  await startWith(page, { locale: 'fr' })

  await test.step('the names beside the actions of a speed dial stand in one line each', async () => {
    await page.goto(showcasePaths.speedDial)
    const dial = page.getByRole('button', { name: 'Actions, with their names' })
    const names = page.locator('.MuiSpeedDialAction-staticTooltipLabel:visible')
    // It closes when the page that has just come takes the focus.
    await expect(async () => {
      if ((await dial.getAttribute('aria-expanded')) !== 'true') await dial.tap()
      await expect(names).toHaveCount(3, { timeout: 1_000 })
    }).toPass()
    const heights = await names.evaluateAll((all) => all.map((name) => name.clientHeight))
    expect.soft(Math.max(...heights)).toBeLessThan(44)
  })

  await test.step('the filter of the grid is whole', async () => {
    await page.goto(showcasePaths.tableData)
    await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').last().tap()
    await page.getByRole('menuitem', { name: 'Filtrer' }).tap()
    const form = page.locator('.MuiDataGrid-filterForm')
    await expect(form).toBeVisible()
    expect.soft(await form.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    await expect.soft(form.getByLabel('Colonne')).toBeInViewport({ ratio: 1 })
    await expect.soft(form.getByLabel('Valeur')).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
  })

  await test.step('the day above the calendar of a moment is written as the language writes it', async () => {
    await page.goto(showcasePaths.dateTime)
    const card = page.getByRole('region', { name: 'Date and time', exact: true })
    await card.getByRole('button').first().tap()
    await expect.soft(page.getByRole('dialog').getByText('16 nov.', { exact: true })).toBeVisible()
  })
})
