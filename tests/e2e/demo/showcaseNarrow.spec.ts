import { openPaths } from '#lib/paths/open'
import { showcasePaths } from '#lib/paths/showcase'
import { startWith, startWithLargeLetters } from '../support/sweep/appearance'
import { expect, test } from '../support/visited'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('the popups of demos fit a phone’s screen', async ({ page }) => {
  await startWith(page, { locale: 'fr' })

  await test.step('the labels of a speed dial’s actions fit one line each', async () => {
    await page.goto(showcasePaths.speedDial)
    const dial = page.getByRole('button', { name: 'Actions, with their names' })
    const names = page.locator('.MuiSpeedDialAction-staticTooltipLabel:visible')
    // The dial closes when the newly opened page takes the focus.
    await expect(async () => {
      if ((await dial.getAttribute('aria-expanded')) !== 'true') await dial.press('Enter')
      await expect(names).toHaveCount(3, { timeout: 1_000 })
    }).toPass()
    const heights = await names.evaluateAll((all) => all.map((name) => name.clientHeight))
    expect(heights).toHaveLength(3)
    expect.soft(Math.max(...heights)).toBeLessThan(44)
  })

  await test.step('the filter of the grid is shown in full', async () => {
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

  await test.step('the date above the calendar is formatted as in its language', async () => {
    await page.goto(showcasePaths.dateTime)
    const card = page.getByRole('region', { name: 'Date and time', exact: true })
    // The button that shows the source renders before the field.
    await card.locator('.MuiPickersInputBase-root').getByRole('button').tap()
    await expect.soft(page.getByRole('dialog').getByText('16 nov.', { exact: true })).toBeVisible()
  })
})

test('at twice the font size nothing overflows its card', async ({ page }) => {
  for (const path of [showcasePaths.switch, showcasePaths.toggleButton, showcasePaths.tabs]) {
    await page.goto(path)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    // The last of the page’s demos is rendered, so all of them are.
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

/** @returns how many pixels of the element’s content are cut off */
const cut = (it: Element) => Math.max(it.scrollWidth - it.clientWidth, 0)

test('at twice the font size nothing is cut off or overlaps', async ({ page }) => {
  await startWithLargeLetters(page)
  await test.step('the labels and the total of a chart', async () => {
    await page.goto(showcasePaths.charts)
    const goals = page.getByRole('figure', { name: 'Service goals of November' })
    const name = goals.getByText(/Withdrawals$/)
    const summary = goals.getByText(/^Deposits are at 92 percent/)
    await expect(name).toBeVisible()
    const [above, below] = [await name.boundingBox(), await summary.boundingBox()]
    expect.soft((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
    // The hole of the ring is 152 pixels wide.
    const sum = page.getByText('1,250,000 baht', { exact: true })
    await expect(sum).toBeVisible()
    expect.soft((await sum.boundingBox())?.width).toBeLessThan(152)
    const letters = page.locator('.MuiChartsAxis-tickLabel')
    const sizes = await letters.evaluateAll((all) => all.map((it) => getComputedStyle(it).fontSize))
    expect.soft(new Set(sizes), 'letters at the axes').toEqual(new Set(['24px']))
    const words = await letters.allTextContents()
    expect.soft(words.filter((it) => it.includes('…'))).toEqual([])
  })

  await test.step('two rows of sticky headings', async () => {
    await page.goto(showcasePaths.tableStickyHeader)
    const table = page.getByRole('region', { name: 'Deposits by groups of columns' })
    await table.evaluate((it) => it.scrollTo(0, 120))
    const first = await table.getByRole('columnheader', { name: 'Who' }).boundingBox()
    const second = await table.getByRole('columnheader', { name: 'Member' }).boundingBox()
    expect.soft((second?.y ?? 0) - (first?.y ?? 0) - (first?.height ?? 0)).toBeGreaterThan(-1)
    const region = await table.boundingBox()
    expect.soft(Math.abs((first?.y ?? 0) - (region?.y ?? 0))).toBeLessThan(1)
  })

  await test.step('a date and time, and the label of a chip', async () => {
    await page.goto(showcasePaths.dateTime)
    const card = page.getByRole('region', { name: 'Date and time', exact: true })
    const moment = card.locator('.MuiPickersSectionList-root')
    await expect(moment).toBeVisible()
    expect.soft(await moment.evaluate(cut)).toBe(0)
    await page.goto(showcasePaths.chip)
    const chip = page.getByText('Krit Wongsa, to the contacts')
    await expect(chip).toBeVisible()
    expect.soft(await chip.evaluate(cut)).toBe(0)
  })

  await test.step('the label of an empty field', async () => {
    await startWith(page, { locale: 'fr' })
    await page.goto(openPaths.resetPassword1)
    for (const asked of ['Nouveau mot de passe', 'Confirmer le mot de passe']) {
      const label = page.locator('label').filter({ hasText: asked })
      await expect(label).toBeVisible()
      expect.soft(await label.evaluate(cut)).toBe(0)
      const words = await label.boundingBox()
      const field = await page
        .locator('.MuiOutlinedInput-root')
        .filter({ has: page.getByLabel(asked) })
        .boundingBox()
      expect.soft(words?.y).toBeGreaterThanOrEqual(field?.y ?? 0)
      expect
        .soft((words?.y ?? 0) + (words?.height ?? 0))
        .toBeLessThanOrEqual((field?.y ?? 0) + (field?.height ?? 0))
    }
  })

  await test.step('from right to left a date fits one line and its time another', async () => {
    await startWith(page, { locale: 'th', rtl: true })
    await page.goto(showcasePaths.dateTime)
    const card = page.getByRole('region', { name: 'Date and time', exact: true })
    const lines = async (...names: string[]) => {
      const tops = await Promise.all(
        names.map((name) => card.getByRole('spinbutton', { name }).boundingBox()),
      )
      return [...new Set(tops.map((box) => Math.round(box?.y ?? 0)))]
    }
    const [day] = await lines('วัน')
    await expect(async () => expect(await lines('วัน', 'เดือน', 'ปี')).toEqual([day])).toPass()
    const time = await lines('ชั่วโมง', 'นาที')
    expect.soft(time).toHaveLength(1)
    expect.soft(time[0]).toBeLessThan(day ?? 0)
    // The labels of the source buttons fit one line each.
    const button = card.getByRole('button', { name: /^คัดลอก/ })
    expect.soft((await button.boundingBox())?.height).toBeLessThan(80)
  })
})
