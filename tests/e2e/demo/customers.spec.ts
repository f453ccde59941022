import type { Locator, Page } from '@playwright/test'
import { each } from '../support/each'
import { startWith } from '../support/sweep/appearance'
import { expect, test } from '../support/visited'

/** @returns how many sheets of paper the page fills */
async function sheets(page: Page): Promise<number> {
  const file = await page.pdf({ preferCSSPageSize: true })
  return file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

async function writeInvoice(page: Page): Promise<void> {
  await page.getByLabel('Customer name').fill('Naree Thongdee')
  await page.getByLabel('Description').fill('Repair of twelve pads')
  await page.getByLabel('Quantity').fill('12')
  await page.getByLabel('Price (baht)').fill('145.25')
  for (const what of ['New cables', 'Travel', 'Cleaning', 'Test', 'Spare buttons']) {
    await page.getByRole('button', { name: 'Add item' }).click()
    const row = page.getByRole('listitem').last()
    await row.getByLabel('Description').fill(what)
    await row.getByLabel('Price (baht)').fill('90')
  }
  await expect(page.getByText(/^Draft saved/)).toBeVisible()
}

test('an invoice and a product made offline are there after a restart and can be printed', async ({
  visited,
}) => {
  test.setTimeout(120_000)
  const second = await visited.open()
  const page = await second.newPage()
  await page.goto('/customer/create-invoice')
  await writeInvoice(page)
  await page.goto('/customer/product')
  await page.getByRole('button', { name: 'Add product' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Product').fill('Dance mat')
  await dialog.getByLabel('Category').fill('Controllers')
  await dialog.getByLabel('Price (baht)').fill('1,990')
  await dialog.getByLabel('In stock').fill('3')
  await dialog.getByRole('button', { name: 'Add product' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: 'Dance mat' })).toBeVisible()
  await second.close()

  const third = await visited.open()
  const again = await third.newPage()
  await again.goto('/customer/product?q=dance')
  await expect(again.getByRole('listitem').filter({ hasText: 'Dance mat' })).toBeVisible()
  await again.goto('/customer/create-invoice')
  await expect(again.getByLabel('Customer name')).toHaveValue('Naree Thongdee')
  await again.getByRole('button', { name: 'Preview' }).click()
  const preview = again.getByRole('dialog', { name: 'Preview' })
  // 12 × 145.25 + 5 × 90 = 2,193.00, plus 7 % VAT.
  await expect(preview.getByText('2,346.51 baht')).toBeVisible()
  expect(await sheets(again)).toBe(1)
  await preview.getByRole('button', { name: 'Back to editing' }).click()
  await expect(preview).toBeHidden()
  expect(await sheets(again)).toBe(1)

  await test.step('an issued invoice has a number, is in the list and prints without the rest of the page', async () => {
    await again.getByRole('button', { name: 'Preview' }).click()
    await preview.getByRole('button', { name: 'Issue invoice' }).click()
    await expect(again.getByRole('heading', { level: 1 })).toHaveText('INV-1001')
    const window = again.viewportSize()
    await again.setViewportSize({ width: 320, height: 640 })
    expect(await again.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    if (window) await again.setViewportSize(window)
    expect(await sheets(again)).toBe(1)
    await again.getByRole('link', { name: 'Back to Invoices' }).click()
    await expect(again.getByRole('link', { name: 'INV-1001' })).toBeVisible()
  })

  await test.step('the order list links to an order and prints as a table only', async () => {
    await again.goto('/customer/order-list?sort=-id&status=delivered')
    await again.getByRole('link', { name: 'ORD-1050' }).click()
    await expect(again.getByRole('heading', { level: 1 })).toHaveText('Order ORD-1050')
    await again.getByRole('tab', { name: 'Status' }).click()
    await expect(again).toHaveURL(/order=ORD-1050&tab=status$/)
    expect(await sheets(again)).toBe(1)
    await again.goBack()
    await expect(again).toHaveURL(/sort=-id&status=delivered$/)
    await expect(again.getByRole('link', { name: 'ORD-1055' })).toBeVisible()
    await again.emulateMedia({ media: 'print' })
    await expect(again.getByRole('banner')).toBeHidden()
    await expect(again.getByRole('searchbox')).toBeHidden()
    await again.emulateMedia({ media: null })
    expect(await sheets(again)).toBe(1)
  })
  await third.close()
})

/** The left and right edges of the element, in whole pixels. */
async function edges(part: Locator): Promise<readonly [number, number]> {
  const { left, right } = await part.evaluate((element) => element.getBoundingClientRect())
  return [Math.floor(left), Math.ceil(right)]
}

test('at 320 px a toast fits the screen, and an invoice’s row is shown in full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/customer/product')
  const add = page.getByRole('button', { name: 'Add product' })
  await add.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Product').fill('W'.repeat(200))
  await dialog.getByLabel('Category').fill('W'.repeat(100))
  await dialog.getByLabel('Price (baht)').fill('1')
  await dialog.getByLabel('In stock').fill('1')
  await dialog.getByRole('button', { name: 'Add product' }).click()
  await expect(dialog).toBeHidden()

  const toast = page.getByRole('presentation').filter({ hasText: /^W+/ }).last()
  const words = toast.locator('bdi')
  await expect(words).toBeInViewport({ ratio: 1 })
  // Including the toast’s button beside its text.
  expect(await edges(toast)).toEqual([8, 312])
  // A toast leaves most of a small window free, however large the font; the rest of its text scrolls.
  await page.setViewportSize({ width: 320, height: 400 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await words.evaluate((text) => text.clientHeight)).toBe(120)
  expect(await words.evaluate((text) => text.scrollHeight > text.clientHeight)).toBe(true)
  await words.hover()
  await page.mouse.wheel(0, 4000)
  await expect.poll(() => words.evaluate((text) => text.scrollTop)).toBeGreaterThan(0)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  // On a wide screen the lines of a toast stay readable instead of crossing menu and page.
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(() => edges(toast)).toEqual([816, 1416])
  await page.setViewportSize({ width: 320, height: 640 })

  await test.step('a toast does not cover the buttons of a dialog', async () => {
    await add.click()
    const save = dialog.getByRole('button', { name: 'Add product' })
    await expect(save).toBeVisible()
    await save.click({ trial: true })
  })

  await page.goto('/customer/create-invoice')
  const row = page.getByRole('listitem', { name: 'Item 1' })
  await row.getByLabel('Description').fill('W'.repeat(300))
  await row.getByLabel('Quantity').fill('9999')
  await row.getByLabel('Price (baht)').fill('9,999,999.99')
  await expect(row.getByText(/^99,989,999,900\.01/)).toBeVisible()
  for (const part of await each(row.locator('input, button, span'))) {
    const [left, right] = await edges(part)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(320)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('after a removal the next row visibly has the focus, and the toast leaves the page buttons free', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/customer/product')
  const rows = page.getByRole('main').locator('li[data-entry]')
  const beside = await rows.nth(8).getAttribute('data-entry')
  // The code that keeps the focus loads with the toasts.
  await expect(page.locator('body > slot')).toBeAttached()
  await rows.nth(7).getByRole('button').press('Enter')
  const row = page.locator(`li[data-entry="${beside}"]`)
  await expect(row).toBeFocused()
  expect(await row.evaluate((entry) => getComputedStyle(entry).outlineStyle)).toBe('solid')
  const toast = page.getByRole('status').locator('.MuiSnackbar-root')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 500 })
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.getByRole('button', { name: 'Next page' }).click({ trial: true, timeout: 1000 })
    await expect(toast).toBeVisible()
  }
})

test('from right to left buttons keep their order, and a name is below its heading', async ({
  page,
}) => {
  await startWith(page, { rtl: true })
  async function expectOrder(...names: readonly string[]): Promise<void> {
    const [first = [], ...others] = await Promise.all(
      names.map((name) => edges(page.getByRole('button', { name, exact: true }))),
    )
    let [left = 0] = first
    for (const [next, right] of others) {
      expect(right).toBeLessThanOrEqual(left)
      left = next
    }
  }
  await page.goto('/customer/order-list')
  await expect(page.getByRole('button', { name: 'Next page' })).toBeVisible()
  await expectOrder('Previous page', 'Next page')
  await page.goto('/customer/create-invoice')
  await expect(page.getByRole('button', { name: 'Remove item 1' })).toBeVisible()
  await expectOrder('Move item 1 up', 'Move item 1 down', 'Remove item 1')
  // The customer’s name is below the heading, whatever its direction.
  await page.goto('/customer/order-details?order=ORD-1041&tab=invoice')
  const paper = page.getByRole('tabpanel')
  const [, heading] = await edges(paper.getByText('Bill to'))
  const [, name] = await edges(paper.getByText('Pimchanok Rattana'))
  expect(name).toBe(heading)
})

test('the widest list fits the narrowest window that shows it as a table', async ({ page }) => {
  await startWith(page, { locale: 'fr' })
  await page.setViewportSize({ width: 600, height: 900 })
  await page.goto('/customer/order-list')
  await expect(page.getByRole('table')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(600)
})
