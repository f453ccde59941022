import { memberPaths } from '#lib/paths/member'
import { expect, test } from '../support/visited'

test('a phone shows the result of a round above the buttons, and both above the bottom bar', async ({
  page,
  context,
}) => {
  await page.goto(memberPaths.games)
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: /^Play/ }).first().click()
  const game = await opened
  const button = game.getByRole('button', { name: 'High', exact: true })
  await button.click()
  const result = game.getByText(/^(High|Low)\. /).first()
  await expect(result).toBeVisible()
  const bar = await game.getByRole('navigation').last().boundingBox()
  await expect
    .poll(async () => {
      const [above, below] = [await result.boundingBox(), await button.boundingBox()]
      if (!above || !below) return false
      return above.y + above.height <= below.y && below.y + below.height <= (bar?.y ?? 0)
    })
    .toBe(true)
  await expect(result).toBeInViewport({ ratio: 1 })
})

test('each step of the checkout begins with its heading below the header', async ({ page }) => {
  await page.goto(memberPaths.products)
  await page.getByRole('button', { name: 'Add to cart: Pixel Crown Cap' }).click()
  const choice = page.getByRole('dialog', { name: 'Pixel Crown Cap' })
  await choice.getByRole('radio', { name: 'Blue' }).check()
  await choice.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('link', { name: 'Open cart, 1 item' }).click()
  for (const [button, title] of [
    ['Continue to billing', 'Address and delivery'],
    ['Continue to payment', 'Payment'],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    const heading = page.getByRole('heading', { name: title })
    await expect(heading).toBeFocused()
    const header = await page.locator('header').first().boundingBox()
    await expect
      .poll(async () => (await heading.boundingBox())?.y ?? 0)
      .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
    await expect(heading).toBeInViewport({ ratio: 1 })
  }
})
