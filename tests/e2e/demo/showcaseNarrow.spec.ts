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

test('with letters twice as large nothing leaves its card', async ({ page }) => {
  for (const path of [showcasePaths.switch, showcasePaths.toggleButton, showcasePaths.tabs]) {
    await page.goto(path)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    // The last of the page's demos stands: so do all.
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await expect(page.locator('main section').nth(3)).toBeVisible()
    const cut = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      const tabs = [...document.querySelectorAll('main [role="tab"]')].filter(
        (tab) => tab.scrollWidth > tab.clientWidth,
      )
      return [scrollWidth > clientWidth && 'page', ...tabs.map((tab) => tab.textContent)].filter(
        Boolean,
      )
    })
    expect.soft(cut, path).toEqual([])
  }
})
