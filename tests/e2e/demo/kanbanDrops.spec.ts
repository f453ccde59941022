import type { Page } from '@playwright/test'
import { memberPaths } from '#lib/paths/member'
import { expect, test } from '../support/visited'

test.use({ viewport: { width: 1280, height: 844 } })

const columns = (page: Page) => page.locator('[data-rfd-draggable-id^="column:"]')
const cards = (page: Page, column: number) =>
  columns(page).nth(column).locator('[data-rfd-draggable-id^="item:"]')

/** Lets the first card of the first column go at a point of the window. */
async function drop(page: Page, x: number, y: number): Promise<void> {
  const from = await cards(page, 0).first().boundingBox()
  if (!from) throw new Error('The first column has no card in sight')
  await page.mouse.move(from.x + 60, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 80, from.y + 30, { steps: 4 })
  await page.mouse.move(x, y, { steps: 12 })
  await page.mouse.up()
}

test('a column takes a card on its head, below its last card and in the gap beside it', async ({
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

test('a card that is let go over no column stays, and the page says so', async ({ page }) => {
  await page.goto(memberPaths.kanbanBoard)
  await cards(page, 0).first().waitFor()
  const count = await cards(page, 0).count()
  await drop(page, 600, 30)
  await expect(page.getByText(/was not moved, because there is no list/)).toBeVisible()
  await expect(cards(page, 0)).toHaveCount(count)
})
