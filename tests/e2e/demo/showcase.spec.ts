import type { Locator, Page } from '@playwright/test'
import { openPaths } from '#lib/paths/open'
import { showcasePaths } from '#lib/paths/showcase'
import { each } from '../support/each'
import { startWith } from '../support/sweep/appearance'
import { smallTargets } from '../support/sweep/targets'
import { expect, test } from '../support/visited'
import { watchForErrors } from '../support/watch'

const pasted = `<p>Kept <b>bold</b> <a href="https://example.com/">safe</a>
  <a href="javascript:alert(1)">unsafe</a><script>window.broken = true</script>
  <img src="/nowhere.png" onerror="window.broken = true"><iframe src="/"></iframe></p>
  <h1>Terms</h1><table><tbody><tr><th>Level</th><th>Bonus</th></tr>
  <tr><td>Gold</td><td><b>150</b> baht</td></tr></tbody></table>`

test('the editor works offline and complies with the content security policy', async ({ page }) => {
  const errors = await watchForErrors(page)

  await test.step('pasted content is sanitised, and the draft survives a reload', async () => {
    await page.goto(showcasePaths.formEditor)
    const text = page.getByRole('textbox', { name: 'Promotion text' })
    await text.click()
    await page.keyboard.press('Control+A')
    await text.evaluate((element, html) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    }, pasted)
    await expect(text.locator('strong')).toHaveText(['bold', '150'])
    await expect(text.getByRole('heading', { level: 3 })).toHaveText('Terms')
    await expect(text.getByText('Level | Bonus', { exact: true })).toBeVisible()
    await expect(text.getByText('Gold | 150 baht', { exact: true })).toBeVisible()
    await expect(text.getByRole('link')).toHaveText(['safe'])
    await expect(text.locator('img, script, iframe')).toHaveCount(0)
    const html = page.getByRole('region', { name: 'HTML of the text' })
    await expect(html).not.toContainText('javascript')
    await expect(html).not.toContainText('onerror')
    expect(await page.evaluate(() => Reflect.get(window, 'broken'))).toBeUndefined()
    expect(errors).toEqual([])
    await page.reload()
    await expect(text).toContainText('Kept bold')
  })

  await test.step('a link without selected text shows its address', async () => {
    const text = page.getByRole('textbox', { name: 'Promotion text' })
    await text.press('Control+End')
    await page
      .getByRole('region', { name: 'A promotion text' })
      .getByRole('button', { name: 'Link', exact: true })
      .click()
    await page.getByRole('textbox', { name: 'Address' }).fill('/rewards')
    await page.getByRole('button', { name: 'Set the link' }).click()
    await expect(text.getByRole('link', { name: '/rewards' })).toBeVisible()
  })

  await test.step('a quote is only offered where it is possible, so not in a list', async () => {
    const card = page.getByRole('region', { name: 'A promotion text' })
    const quote = card.getByRole('button', { name: 'Quote' })
    const list = card.getByRole('button', { name: 'List', exact: true })
    await list.click()
    await expect(quote).toBeDisabled()
    await list.click()
    await quote.click()
    await expect(quote).toHaveAttribute('aria-pressed', 'true')
    await expect(quote).toBeEnabled()
  })
})

/** @returns how many tiles each row has */
async function inRows(tiles: Locator): Promise<number[]> {
  const tops = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top))
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
}

test('demos, tabs and tiles use the room on the screen', async ({ page }) => {
  await test.step('on a narrow phone no tab is cut off in a strip that does not scroll', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(showcasePaths.tabs)
    await expect(page.getByRole('tab', { name: 'Chat' })).toBeAttached()
    const cut = await page.getByRole('tab').evaluateAll((tabs) =>
      tabs.flatMap((tab) => {
        const strip = tab.closest('.MuiTabs-scroller')
        if (strip === null || getComputedStyle(strip).overflowX !== 'hidden') return []
        const { right } = strip.getBoundingClientRect()
        return tab.getBoundingClientRect().right > right + 1 ? [tab.textContent] : []
      }),
    )
    expect(cut).toEqual([])
  })

  await test.step('the page buttons of a list fit one line', async () => {
    await page.goto(showcasePaths.pagination)
    const lists = page.locator('.MuiPagination-ul')
    await expect(lists).toHaveCount(6)
    for (const list of await lists.all()) {
      const { height = 0 } = (await list.boundingBox()) ?? {}
      expect(height).toBeLessThan(60)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('accordion titles use the page’s font', async () => {
    await page.goto(showcasePaths.accordion)
    await expect(page.getByRole('button', { name: 'Gold' })).toBeVisible()
    const others = await page.locator('.MuiAccordionSummary-content').evaluateAll((titles) => {
      const { fontFamily } = getComputedStyle(document.body)
      return titles
        .filter((title) => getComputedStyle(title.children[0] ?? title).fontFamily !== fontFamily)
        .map((title) => title.textContent)
    })
    expect(others).toEqual([])
  })

  await test.step('the four tiles of a clock form even rows', async () => {
    for (const width of [320, 390, 700, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(openPaths.comingSoon1)
      const tiles = page.getByRole('list', { name: 'Time until the opening' }).getByRole('listitem')
      await expect(tiles).toHaveCount(4)
      expect(new Set(await inRows(tiles)).size, `${width} px`).toBe(1)
    }
  })

  await test.step('four figures never leave one alone in a row', async () => {
    await page.goto(showcasePaths.widgetStatistics)
    const region = page.getByRole('region', { name: 'Money, and how it moved' })
    const tiles = region.getByRole('listitem')
    await expect(tiles).toHaveCount(4)
    for (const [width, rows] of [
      [320, [1, 1, 1, 1]],
      [820, [2, 2]],
      [1440, [4]],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      expect(await inRows(tiles), `${width} px`).toEqual(rows)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('a tablet shows three plans side by side and a count on one line', async () => {
    await page.setViewportSize({ width: 820, height: 1180 })
    for (const path of [showcasePaths.price1, showcasePaths.price2]) {
      await page.goto(path)
      const buttons = page.getByRole('button', { name: /^Choose / })
      await expect(buttons).toHaveCount(3)
      const tops = await buttons.evaluateAll((all) =>
        all.map((button) => button.getBoundingClientRect().top),
      )
      expect(tops).toHaveLength(3)
      expect.soft(Math.max(...tops) - Math.min(...tops), path).toBeLessThan(10)
    }
    await page.goto(showcasePaths.widgetStatistics)
    const count = page.getByText('640 of 800')
    await expect(count).toBeVisible()
    expect.soft((await count.boundingBox())?.height).toBeLessThan(25)
    await page.goto(showcasePaths.snackbar)
    const places = page.getByRole('button', { name: /^(top|bottom) (left|center|right)$/ })
    await expect(places).toHaveCount(6)
    expect.soft(await inRows(places)).toEqual([3, 3])
  })

  await test.step('no demo leaves half of its row empty', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const path of [showcasePaths.tabs, showcasePaths.slider, showcasePaths.rating]) {
      await page.goto(path)
      const grid = page.locator('main [aria-busy="false"]').first()
      await expect(grid.locator(':scope > *')).not.toHaveCount(0)
      const rowsNotFilled = await grid.evaluate((element) => {
        const widths = new Map<number, number>()
        for (const card of element.children) {
          const { top, width } = card.getBoundingClientRect()
          widths.set(top, (widths.get(top) ?? 0) + width)
        }
        return [...widths.values()].filter((width) => width < element.clientWidth * 0.9).length
      })
      expect(rowsNotFilled, path).toBe(0)
    }
  })
})

test('robot check and data grid work offline and comply with the content security policy', async ({
  page,
}) => {
  const errors = await watchForErrors(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  await test.step('the robot check is solved on the device', async () => {
    await page.goto(showcasePaths.formCaptcha)
    const check = page.getByRole('checkbox', { name: 'I am not a robot' }).first()
    await check.click()
    await expect(check).toBeChecked()
    await page.getByRole('button', { name: 'Send the question' }).click()
    await expect(page.getByText(/^The server took your question/)).toBeVisible()
    expect(errors).toEqual([])
  })

  await test.step('the data grid filters and pages', async () => {
    await page.goto(showcasePaths.tableData)
    const grid = page.getByRole('grid', { name: 'Members' })
    await expect(page.getByText('1–25 of 120')).toBeVisible()
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(page.getByText('26–50 of 120')).toBeVisible()

    await grid.getByRole('columnheader', { name: 'Name' }).hover()
    await grid.getByRole('button', { name: 'Name column menu' }).click()
    await page.getByRole('menuitem', { name: 'Filter' }).click()
    await page.getByRole('textbox', { name: 'Value' }).fill('Malee')
    await expect(page.getByText('1–15 of 15')).toBeVisible()

    // Going back closes what is open beside the grid and leaves the page unchanged.
    await page.goBack()
    await expect(page.getByRole('textbox', { name: 'Value' })).toBeHidden()
    const name = grid.getByRole('gridcell', { name: /Malee/ }).first()
    const before = await name.innerText()
    await name.dblclick()
    await grid.getByRole('textbox').fill('  ')
    await page.keyboard.press('Enter')
    await expect(page.getByText(`A member needs a name: ${before} stays.`)).toBeVisible()
    await expect(name).toHaveText(before)

    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(grid).toBeHidden()
    const table = page.getByRole('table')
    await expect(table.getByRole('row')).toHaveCount(16)
    await expect(table.getByRole('columnheader')).toHaveText([
      'No.',
      'Name',
      'Province',
      'Member since',
      'Credit (baht)',
      'Verified',
    ])
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: 'screen' })
    await expect(name).toHaveText(before)
    expect(errors).toEqual([])
  })
})

test.describe('the showcases on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the controls of tables and date pickers are finger-sized', async ({ page }) => {
    await test.step('the sorting and paging controls of a table', async () => {
      await page.goto(showcasePaths.tableEnhanced)
      const pager = page.getByRole('navigation', { name: /^Pages: / })
      await expect(pager).toBeVisible()
      const targets = page.locator('.MuiTableSortLabel-root').or(pager.locator('select, button'))
      const heights = await targets.evaluateAll((all) =>
        all.map((target) => target.getBoundingClientRect().height),
      )
      expect(heights.length).toBeGreaterThan(5)
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
    })

    await test.step('the dialog for a date and its time', async () => {
      await page.goto(showcasePaths.dateTime)
      const field = page.getByRole('region', { name: 'Date and time', exact: true })
      await field.getByRole('button', { name: /^Choose date/ }).tap()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      expect.soft(await smallTargets(page)).toEqual([])
      await dialog.getByRole('button', { name: '10', exact: true }).tap()
      await expect(dialog.getByRole('listbox', { name: /^Select hours/ })).toBeVisible()
      expect.soft(await smallTargets(page)).toEqual([])
    })

    await test.step('stars that are only read are as compact as text', async () => {
      await page.goto(showcasePaths.rating)
      const stars = page.getByRole('img', { name: '4.6 of 5 stars' })
      await expect(stars).toBeVisible()
      expect.soft((await stars.boundingBox())?.height).toBeLessThan(30)
    })

    await test.step('a native select field has room for its text', async () => {
      await page.goto(showcasePaths.formValidation)
      const room = await page.getByLabel('Deposits a day').evaluate((list) => {
        const { paddingTop, paddingBottom, fontSize } = getComputedStyle(list)
        const inside = list.clientHeight - Number.parseFloat(paddingTop)
        return (inside - Number.parseFloat(paddingBottom)) / Number.parseFloat(fontSize)
      })
      expect.soft(room).toBeGreaterThanOrEqual(1)
    })
  })

  test('the headings of the grid are shown in full, also in a sorted column', async ({ page }) => {
    await page.goto(showcasePaths.tableData)
    const titles = page.locator('.MuiDataGrid-columnHeaderTitle')
    // Headings out of view are rendered only after scrolling to them.
    for (const names of [
      ['No.', 'Name', 'Province'],
      ['Verified', 'Credit (baht)', 'Member since'],
    ]) {
      await page.getByRole('grid').evaluate((grid, isFirst) => {
        const scroller = grid.querySelector('.MuiDataGrid-virtualScroller')
        scroller?.scrollTo({ left: isFirst ? 0 : scroller.scrollWidth })
      }, names.includes('Name'))
      for (const name of names) {
        const head = page.getByRole('columnheader', { name })
        await head.getByText(name, { exact: true }).tap()
        await expect(head).toHaveAttribute('aria-sort', 'ascending')
        await expect(titles).not.toHaveCount(0)
        const cut = await titles.evaluateAll((all) =>
          all.flatMap((it) => (it.scrollWidth > it.clientWidth ? [it.textContent] : [])),
        )
        expect.soft(cut, `sorted by ${name}`).toEqual([])
      }
    }
  })
})

for (const width of [320, 390]) {
  test(`no text touches the arrow of an accordion: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await page.goto(showcasePaths.accordion)
    await expect(page.getByRole('button', { name: 'Gold' })).toBeVisible()
    const touching = await page.locator('.MuiAccordionSummary-root').evaluateAll((heads) => {
      const range = document.createRange()
      return heads.flatMap((head) => {
        const [words, sign] = head.children
        if (words === undefined || sign === undefined) return []
        range.selectNodeContents(words)
        const { left, right } = range.getBoundingClientRect()
        const place = sign.getBoundingClientRect()
        return Math.max(place.left - right, left - place.right) < 8 ? [head.textContent] : []
      })
    })
    expect(touching).toEqual([])
  })
}

test('from right to left a demo’s texts begin on the page’s side', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('berry-config', '{"rtl":true}'))
  await page.goto(showcasePaths.accordion)
  const title = page.getByRole('heading', { name: 'Questions and answers' })
  await expect(title).toHaveCSS('direction', 'ltr')
  await expect(title).toHaveCSS('text-align', /right$/)
  await expect(page.getByText(/^Each part opens and closes/)).toHaveCSS('text-align', /right$/)
  await expect(page.getByText(/^Folds several long parts/)).toHaveCSS('text-align', /right$/)
  await page.getByRole('button', { name: 'Show source: Questions and answers' }).click()
  const source = page.getByRole('region', { name: /source of Questions and answers/i })
  await expect(source).toHaveCSS('direction', 'ltr')
})

test('from right to left neighbouring elements have the right order and side', async ({ page }) => {
  await startWith(page, { rtl: true })
  const boxOf = async (name: string) => {
    const box = await page.getByRole('button', { name }).last().boundingBox()
    if (box === null) throw new Error(`${name} is not seen`)
    return box
  }

  await test.step('the button for the previous page comes before the next one', async () => {
    await page.goto(showcasePaths.tableEnhanced)
    await expect(page.getByRole('navigation', { name: /^Pages: / })).toBeVisible()
    expect((await boxOf('Previous page')).x).toBeGreaterThan((await boxOf('Next page')).x)
  })

  await test.step('a partly filled star covers the right side of its star', async () => {
    await page.goto(showcasePaths.rating)
    const star = page.getByRole('img', { name: '4.6 of 5 stars' }).locator('.MuiRating-decimal')
    const [part, whole] = await Promise.all([
      star.last().locator('[style*="60%"] svg').boundingBox(),
      // The part that is not filled.
      star.last().locator('svg').last().boundingBox(),
    ])
    expect(part?.x).toBeCloseTo(whole?.x ?? 0, 0)
  })

  await test.step('the stars are in one row', async () => {
    for (const stars of await each(page.locator('.MuiRating-root'))) {
      const { width = 0, height = 0 } = (await stars.boundingBox()) ?? {}
      expect(width).toBeGreaterThan(height)
    }
  })

  await test.step('the labels of a radar chart are around it', async () => {
    await page.goto(showcasePaths.charts)
    const radar = page.getByRole('figure', { name: /^Satisfaction of members/ })
    await radar.scrollIntoViewIfNeeded()
    const name = radar.locator('svg text').first()
    await expect(name).toBeVisible()
    const lying = await radar.evaluate((figure) => {
      const grid = [...figure.querySelectorAll('[class*="RadarChart-grid"]')].map((line) =>
        line.getBoundingClientRect(),
      )
      const left = Math.min(...grid.map((line) => line.left))
      const right = Math.max(...grid.map((line) => line.right))
      const top = Math.min(...grid.map((line) => line.top))
      const bottom = Math.max(...grid.map((line) => line.bottom))
      return [...figure.querySelectorAll('svg text')].flatMap((text) => {
        const box = text.getBoundingClientRect()
        const isBeside = box.left >= right || box.right <= left
        const isApart = box.bottom <= top || box.top >= bottom
        return isBeside || isApart ? [] : [text.textContent]
      })
    })
    expect(lying).toEqual([])
  })

  await test.step('the last day of a line chart has a label', async () => {
    const lines = page.getByRole('figure', { name: /^Visits a day by game group/ })
    await lines.scrollIntoViewIfNeeded()
    await expect(lines.locator('svg text').getByText('Mon', { exact: true })).toBeVisible()
    await expect(lines.locator('svg text').getByText('Sun', { exact: true })).toBeVisible()
  })
})

test('the data grid is in the language of the app', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const english = await gridWords(page, 'en')
  expect(english).toContain('Name column menu')
  for (const locale of ['th', 'ro'] as const) {
    const words = await gridWords(page, locale)
    expect(words).toHaveLength(english.length)
    expect(words.filter((word) => english.includes(word))).toEqual([])
  }
})

test('the focused item of a tree has a ring around it, as everywhere', async ({ page }) => {
  await page.goto(showcasePaths.treeView)
  const item = page.getByRole('treeitem', { name: 'Slips' }).first()
  await page.getByRole('treeitem').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(item).toBeFocused()
  await expect(item.locator('> :first-child')).toHaveCSS('outline-style', 'solid')
})

/** @returns the grid’s texts: a column’s menu and the filter panel */
async function gridWords(page: Page, locale: 'en' | 'th' | 'ro'): Promise<string[]> {
  await startWith(page, { locale })
  await page.goto(showcasePaths.tableData)
  const head = page.getByRole('columnheader').filter({ hasText: 'Name' })
  await head.hover()
  const opener = head.locator('.MuiDataGrid-menuIconButton')
  const name = (await opener.getAttribute('aria-label')) ?? ''
  await opener.click()
  const entries = page.getByRole('menuitem')
  const menu = await entries.allInnerTexts()
  await entries.nth(2).click()
  const panel = page.locator('.MuiDataGrid-filterForm')
  await expect(panel).toBeVisible()
  const labels = await panel.locator('label').allInnerTexts()
  await panel.getByRole('combobox').nth(1).click()
  const conditions = await page.getByRole('option').allInnerTexts()
  // The field reserves the space of a label even without one.
  return [name, ...menu, ...labels, ...conditions].filter((word) => word !== '')
}
