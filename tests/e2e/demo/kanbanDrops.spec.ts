import type { Page } from '@playwright/test'
import { memberPaths } from '#lib/paths/member'
import { expect, test } from '../support/visited'

test.use({ viewport: { width: 1280, height: 844 } })

const columns = (page: Page) => page.locator('[data-rfd-draggable-id^="column:"]')
const cards = (page: Page, column: number) =>
  columns(page).nth(column).locator('[data-rfd-draggable-id^="item:"]')

/** Drops the first card of the first column at a point of the window. */
async function drop(page: Page, x: number, y: number): Promise<void> {
  const from = await cards(page, 0).first().boundingBox()
  if (!from) throw new Error('The first column has no card in sight')
  await page.mouse.move(from.x + 60, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 80, from.y + 30, { steps: 4 })
  await page.mouse.move(x, y, { steps: 12 })
  await page.mouse.up()
}

test('a column accepts a card on its head, below its last card and in the gap beside it', async ({
  page,
}) => {
  await page.goto(memberPaths.kanbanBoard)
  await cards(page, 0).first().waitFor()
  const places = [
    { name: 'head', column: 1, x: 0.4, y: 0, by: [0, 15] },
    { name: 'below', column: 2, x: 0.4, y: 1, by: [0, 30] },
    { name: 'gap', column: 1, x: 1, y: 0.3, by: [5, 0] },
  ] as const
  for (const { name, column, x, y, by } of places) {
    const count = await cards(page, column).count()
    const box = await columns(page).nth(column).boundingBox()
    if (!box) throw new Error('The column is out of sight')
    await drop(page, box.x + box.width * x + by[0], box.y + box.height * y + by[1])
    await expect(cards(page, column), name).toHaveCount(count + 1)
  }
})

test('a card dropped outside every column stays, and the page says so', async ({ page }) => {
  await page.goto(memberPaths.kanbanBoard)
  await cards(page, 0).first().waitFor()
  const count = await cards(page, 0).count()
  await drop(page, 600, 30)
  await expect(page.getByText(/was not moved, because there is no list/)).toBeVisible()
  await expect(cards(page, 0)).toHaveCount(count)
})

test('a story accepts an item on its head and below its last item', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1400 })
  await page.goto(memberPaths.kanbanBacklogs)
  const stories = page.locator('[data-rfd-draggable-id^="story:"]')
  const items = (story: number) => stories.nth(story).locator('[data-rfd-draggable-id^="item:"]')
  await items(0).first().waitFor()
  for (const edge of ['head', 'foot'] as const) {
    const count = await items(1).count()
    const from = await items(0).first().boundingBox()
    if (!from) throw new Error('The first story has no item in sight')
    await page.mouse.move(from.x + 20, from.y + 10)
    await page.mouse.down()
    await page.mouse.move(from.x + 30, from.y + 20, { steps: 4 })
    const to = await stories.nth(1).boundingBox()
    if (!to) throw new Error('The second story is out of sight')
    const y = edge === 'head' ? to.y + 12 : to.y + to.height - 6
    await page.mouse.move(to.x + to.width / 2, y, { steps: 12 })
    await page.mouse.up()
    await expect(items(1), edge).toHaveCount(count + 1)
  }
})

test('a card lifted by keys is drawn over its own column after a drag has scrolled the board', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 900 })
  await page.goto(memberPaths.kanbanBoard)
  const last = columns(page).last()
  const from = await cards(page, 0).first().boundingBox()
  if (!from) throw new Error('The first column has no card in sight')
  await page.mouse.move(from.x + 60, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 80, from.y + 30, { steps: 4 })
  await page.mouse.move(790, 500, { steps: 10 })
  await expect(last).toBeInViewport({ ratio: 0.9 })
  await page.mouse.up()
  await expect(page.getByText(/ moved to “Closed”/)).toBeVisible()

  await last.getByRole('link').first().focus()
  await page.keyboard.press('Space')
  await expect(page.locator('[aria-live="assertive"]')).toContainText('lifted')
  const column = await last.boundingBox()
  const copy = await page.locator('body > [data-rfd-draggable-id^="item:"]').boundingBox()
  if (!column || !copy) throw new Error('The card is not in hand')
  expect(copy.x).toBeGreaterThanOrEqual(column.x)
  expect(copy.x + copy.width).toBeLessThanOrEqual(column.x + column.width)
})
