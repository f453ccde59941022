import type { Locator, Page } from '@playwright/test'
import { logIn } from './support/player'
import { expect, test } from './support/site'

test.describe.configure({ timeout: 120_000 })

interface Covered {
  path: string
  /** What opens the cover. */
  opener: (page: Page) => Locator
  /** Not on wide screens: there it stands beside the page, or is not needed. */
  narrowOnly?: boolean
  wideOnly?: boolean
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first()

/** Every way in which the member area covers its pages. */
const covered: readonly Covered[] = [
  { path: '/dashboard/analytics', opener: button('Open menu'), narrowOnly: true },
  { path: '/dashboard/analytics', opener: button('Money'), narrowOnly: true },
  { path: '/dashboard/analytics', opener: button('Settings'), wideOnly: true },
  { path: '/wallet/deposit', opener: button('Continue') },
  { path: '/app/contact/c-card', opener: button('Add contact') },
  { path: '/app/contact/c-list', opener: button(/Hana/), narrowOnly: true },
  { path: '/app/mail', opener: button('Folders and labels'), narrowOnly: true },
  { path: '/app/mail', opener: button('Compose'), narrowOnly: true },
  { path: '/app/calendar', opener: button('Add event') },
  { path: '/app/kanban/board', opener: button(/^Actions for/) },
  {
    path: '/app/kanban/board',
    opener: (page) => page.getByRole('link', { name: /Where is my withdrawal/ }),
  },
  { path: '/app/chat?user=u1', opener: button(/Details/), narrowOnly: true },
  { path: '/app/chat?user=u1', opener: button('Emoji') },
  { path: '/e-commerce/products', opener: button('Filters'), narrowOnly: true },
  {
    path: '/user/social-profile/gallery',
    opener: (page) => page.getByRole('main').getByRole('listitem').getByRole('button').first(),
  },
]

const covers = (page: Page) =>
  page.locator('[role=dialog], [role=alertdialog], [role=menu]').filter({ visible: true })

const devices = {
  'a phone': { viewport: { width: 390, height: 844 }, hasTouch: true },
  'a desktop': { viewport: { width: 1440, height: 900 }, hasTouch: false },
} as const

for (const [name, device] of Object.entries(devices)) {
  test.describe(`on ${name}`, () => {
    test.use(device)

    test('a double press leaves the cover open, and the way back closes it alone', async ({
      page,
    }) => {
      await page.goto('/')
      await logIn(page)
      const here = covered.filter((one) => !(device.hasTouch ? one.wideOnly : one.narrowOnly))
      for (const { path, opener } of here) {
        await page.goto(path)
        if (path === '/wallet/deposit')
          await page.getByRole('textbox', { name: 'Amount' }).fill('100')
        const what = `${path} ${String(opener(page))}`
        await opener(page).scrollIntoViewIfNeeded()
        const url = page.url()
        await pressTwice(page, opener(page), device.hasTouch)
        await expect(covers(page), what).toHaveCount(1)
        // Nothing closes it a moment later.
        await page.waitForTimeout(400)
        await expect(covers(page), what).toHaveCount(1)
        await page.goBack()
        await expect(covers(page), what).toHaveCount(0)
        expect(page.url(), what).toBe(url)
      }
    })
  })
}

async function pressTwice(page: Page, target: Locator, byTouch: boolean): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('Nothing to press')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (!byTouch) return page.mouse.dblclick(x, y)
  await page.touchscreen.tap(x, y)
  await page.touchscreen.tap(x, y)
}
