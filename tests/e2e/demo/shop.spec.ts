import type { Locator, Page } from '@playwright/test'
import { each } from '../support/each'
import { startWith } from '../support/sweep/appearance'
import { expect, test } from '../support/visited'

const summary = (page: Page) => page.getByRole('region', { name: 'Order summary' })

async function chooseCap(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to cart: Pixel Crown Cap' }).click()
  const choice = page.getByRole('dialog', { name: 'Pixel Crown Cap' })
  await choice.getByRole('radio', { name: 'Blue' }).check()
  await choice.getByRole('button', { name: 'Add to cart' }).click()
  await expect(choice).toBeHidden()
  await expect(page.getByRole('link', { name: 'Open cart, 1 item' })).toBeVisible()
}

const rightOf = (words: Locator) => words.evaluate((part) => part.getBoundingClientRect().right)

/** The next call on this path is carried out, but neither it nor its repetition is answered. */
async function loseAnswers(page: Page, path: string): Promise<void> {
  await page.evaluate((lost) => {
    const carry = window.fetch
    let left = 2
    window.fetch = async (input, init) => {
      const request = new Request(input, init)
      const answer = await carry(request)
      if (!request.url.endsWith(lost)) return answer
      left -= 1
      if (left === 0) window.fetch = carry
      throw new TypeError('Failed to fetch')
    }
  }, path)
}

test('an order is placed offline, with a restart on the way', async ({ visited }) => {
  test.setTimeout(90_000)
  const first = await visited.open()
  const page = await first.newPage()

  await page.goto('/e-commerce/products')
  await chooseCap(page)
  await page.getByRole('link', { name: /^Open cart/ }).click()
  const quantity = page.getByRole('group', { name: 'Quantity of Pixel Crown Cap' })
  await quantity.getByRole('button', { name: 'One more' }).click()
  await expect(summary(page)).toContainText('898.00 baht')
  await page.getByLabel('Discount code').fill('FLAT05')
  await page.getByRole('button', { name: 'Apply' }).dblclick()
  await expect(page.getByText('FLAT05 takes 5.00 baht off.')).toBeVisible()
  await expect(summary(page)).toContainText('893.00 baht')

  // A double click goes only one step on.
  await page.getByRole('button', { name: 'Continue to billing' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Address and delivery' })).toBeVisible()
  const fast = page.getByRole('radio', { name: /Fast delivery/ })
  await fast.click()
  await page.getByRole('radio', { name: /Standard delivery/ }).click()
  await fast.click()
  await fast.click()
  await expect(summary(page)).toContainText('898.00 baht')
  await page.getByRole('button', { name: 'Add an address' }).click()
  await page.getByLabel(/^Full name/).fill('มาลี <b>Offline</b>')
  await page.getByLabel(/^Street/).fill('Soi 9')
  await page.getByLabel(/^City/).fill('Bang Rak')
  await page.getByLabel(/^Postal/).fill('10500')
  await page.getByLabel(/^Phone/).fill('081 234 5678')
  await page.getByRole('button', { name: 'Save the address' }).click()
  await expect(page.getByRole('radio', { name: /Offline/ })).toBeChecked()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeFocused()
  // The browser’s Back and Forward buttons lead through the steps.
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Address and delivery' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Continue to billing' })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Address and delivery' })).toBeFocused()
  // They also do so after a reload.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Address and delivery' })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeFocused()
  await first.close()

  const second = await visited.open()
  const again = await second.newPage()
  await again.goto('/e-commerce/checkout')
  await expect(again.getByRole('heading', { name: 'Payment' })).toBeVisible()
  await expect(again.getByText('มาลี <b>Offline</b>')).toBeVisible()
  await expect(summary(again).getByRole('definition')).toHaveText([
    '898.00 baht',
    '−5.00 baht',
    '5.00 baht',
    '898.00 baht',
  ])
  await again.getByRole('radio', { name: /^Card/ }).click()
  await again.getByLabel(/^Card number/).fill('4242424242424242')
  await again.getByLabel(/^Name on the card/).fill('Mali')
  await again.getByLabel(/^Expiry/).fill('12/99')
  await again.getByLabel(/^Security code/).fill('123')
  await again.getByRole('button', { name: 'Place the order' }).dblclick()
  const told = again.getByRole('dialog', { name: 'Thank you' })
  await expect(told).toContainText('•••• 4242')
  await expect(told).toContainText('898.00 baht')
  await again.setViewportSize({ width: 390, height: 844 })
  const onward = told.getByRole('link', { name: 'Continue shopping' })
  expect(await onward.evaluate((link) => link.getBoundingClientRect().height)).toBeLessThanOrEqual(
    44,
  )
  await told.getByRole('button', { name: 'Close' }).click()
  await expect(again.getByRole('link', { name: 'Show the order' })).toBeVisible()
  await again.reload()
  await expect(again.getByText('Your cart is empty')).toBeVisible()

  await test.step('two tabs share one cart', async () => {
    const other = await second.newPage()
    await other.goto('/e-commerce/products')
    await chooseCap(other)
    await expect(summary(again)).toContainText('449.00 baht')
    await again.getByRole('button', { name: 'Remove Pixel Crown Cap' }).click()
    await expect(other.getByRole('link', { name: 'Open cart, 0 items' })).toBeVisible()
  })

  await test.step('on a phone the way back leads to the products, on wider screens the breadcrumbs show the name', async () => {
    await again.goto('/e-commerce/products')
    await again.getByRole('main').getByRole('link', { name: 'Pixel Crown Cap' }).first().click()
    const way = again.getByRole('navigation', { name: 'Breadcrumbs' })
    await expect(way.getByRole('link', { name: 'Back to Products' })).toBeVisible()
    await again.setViewportSize({ width: 1280, height: 800 })
    await expect(way.locator('[aria-current=page]')).toHaveText('Pixel Crown Cap')
  })
  await second.close()
})

test('at 320 px each step of the checkout shows its texts and fields in full', async ({ page }) => {
  const steps = page.getByRole('list', { name: 'Steps of the checkout' }).getByRole('button')
  /** Checks that all three steps have whole names and nothing exceeds the screen. */
  async function expectWhole(current: RegExp): Promise<void> {
    await expect(steps.and(page.locator('[aria-current=step]'))).toHaveText(current)
    for (const step of await each(steps.locator('[aria-hidden] + span'))) {
      expect(await step.evaluate((word) => word.scrollWidth - word.clientWidth)).toBe(0)
      expect(await step.evaluate((word) => word.getClientRects().length)).toBe(1)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    for (const field of await each(page.getByRole('main').locator('input, button, a'))) {
      const { left, right } = await field.evaluate((part) => part.getBoundingClientRect())
      expect(Math.floor(left)).toBeGreaterThanOrEqual(0)
      expect(Math.ceil(right)).toBeLessThanOrEqual(320)
    }
  }

  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/e-commerce/products')
  await page.getByRole('searchbox').fill('W'.repeat(200))
  const chip = page.getByRole('button', { name: /^Remove filter/ })
  expect(
    await chip.evaluate((button) => button.getBoundingClientRect().height),
  ).toBeLessThanOrEqual(44)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await chip.click()
  await chooseCap(page)
  const toast = page.getByRole('status').locator('.MuiSnackbar-root')
  await expect(toast).toContainText('Pixel Crown Cap')
  await page.getByRole('button', { name: 'Filters' }).click()
  // Each button can be pressed where it is, while the toast is still shown.
  for (const button of await each(page.getByRole('dialog').getByRole('button'))) {
    await button.click({ trial: true, timeout: 1000 })
  }
  await expect(toast).toBeVisible()
  await page.goto('/e-commerce/checkout')
  await page.getByLabel('Discount code').fill('W'.repeat(40))
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText(/is not a code/)).toBeVisible()
  await expectWhole(/Cart/)
  await page.getByRole('button', { name: 'Continue to billing' }).click()
  await page.getByRole('button', { name: 'Add an address' }).click()
  for (const name of [/^Full name/, /^Building/, /^Street/, /^City/, /^Province/, /^Country/]) {
    await page.getByLabel(name).fill('W'.repeat(300))
  }
  await page.getByLabel(/^Postal/).fill('10500')
  await page.getByLabel(/^Phone/).fill('081 234 5678')
  await loseAnswers(page, '/api/address/new')
  await page.getByRole('button', { name: 'Save the address' }).click()
  // The result is visible, however far the form was scrolled.
  await expect(page.getByRole('dialog').getByRole('alert')).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Save the address' }).click()
  await expect(page.getByRole('radio', { name: /^WWW/ })).toBeChecked()
  await expectWhole(/Billing/)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('radio', { name: /^Card/ }).click()
  await page.getByLabel(/^Name on the card/).fill('W'.repeat(100))
  await expectWhole(/Payment/)
  await test.step('from right to left an address begins on the same side as its name', async () => {
    await startWith(page, { rtl: true })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.reload()
    await steps.filter({ hasText: 'Billing' }).click()
    const home = page.locator('label', { hasText: 'home' })
    const street = await rightOf(home.getByText(/Charoen Krung/))
    expect(await rightOf(home.getByText('Narin Chaiyasit'))).toBeCloseTo(street, 0)
  })
})

test('the cart button does not cover the first element of a page on a low screen', async ({
  visited,
}) => {
  const first = await visited.open({ viewport: { width: 640, height: 330 }, hasTouch: true })
  const page = await first.newPage()
  await page.addInitScript(() => localStorage.setItem('berry-config', '{"rtl":true}'))
  const cart = page.getByRole('link', { name: /^Open cart/ })
  const expectApart = async (part: Locator) => {
    await expect(part).toBeInViewport()
    const [one, other] = [await part.boundingBox(), await cart.boundingBox()]
    if (!one || !other) throw new Error('Neither has a place')
    expect(one.y + one.height).toBeLessThanOrEqual(other.y)
  }
  await page.goto('/e-commerce/product-details/default')
  await expectApart(page.getByRole('link', { name: 'All products' }))
  await page.goto('/e-commerce/products')
  await expectApart(page.getByRole('button', { name: 'Filters' }))
})
