import type { Locator, Page } from '@playwright/test'
import { memberPaths } from '#lib/paths/member'
import { expect, test } from '../support/visited'

test.describe.configure({ timeout: 120_000 })

interface Covered {
  path: string
  /** The element that opens the overlay. */
  opener: (page: Page) => Locator
  /** Not on wide screens, where it is shown beside the page or is not needed. */
  narrowOnly?: boolean
  wideOnly?: boolean
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first()

/** Every kind of overlay over pages of the member area. */
const covered: readonly Covered[] = [
  { path: '/dashboard/analytics', opener: button(/^Menu/), narrowOnly: true },
  { path: '/dashboard/analytics', opener: button('Money'), narrowOnly: true },
  { path: '/dashboard/analytics', opener: button('Settings'), wideOnly: true },
  { path: '/wallet/deposit', opener: button('Continue') },
  { path: memberPaths.contactCards, opener: button('Add contact') },
  { path: memberPaths.contactList, opener: button(/Hana/), narrowOnly: true },
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

const contextOptions = { reducedMotion: 'no-preference' } as const

/** With animations, so that the second press meets a half-open overlay. */
const devices = {
  'a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, contextOptions },
  'a desktop': { viewport: { width: 1440, height: 900 }, hasTouch: false, contextOptions },
} as const

for (const [name, device] of Object.entries(devices)) {
  test.describe(`overlays on ${name}`, () => {
    test.use(device)

    test('a double press leaves the overlay open, and going back closes only that overlay', async ({
      page,
    }) => {
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
        // No later event closes it.
        await page.waitForTimeout(400)
        await expect(covers(page), what).toHaveCount(1)
        await page.goBack()
        await expect(covers(page), what).toHaveCount(0)
        expect(page.url(), what).toBe(url)
        // Its history entry is gone too before the next page is opened.
        await page.waitForFunction(() => !history.state?.step)
      }
    })
  })
}

test.describe('closing an overlay over the logout of a phone', () => {
  test.use(devices['a phone'])

  test('a double press on Close closes the overlay and keeps the session', async ({ page }) => {
    for (const [path, opener] of [
      [memberPaths.contactList, button(/Hana/)],
      ['/app/mail', button('Compose')],
    ] as const) {
      await page.goto(path)
      await opener(page).scrollIntoViewIfNeeded()
      await opener(page).tap()
      const close = covers(page).getByRole('button', { name: /^Close/ })
      await expect(close, path).toBeVisible()
      // The overlay rests, so that the press is not the second half of the one that opened it.
      await page.waitForTimeout(600)
      await pressTwice(page, close, true)
      await expect(covers(page), path).toHaveCount(0)
      await page.waitForTimeout(400)
      await expect(page.getByRole('button', { name: 'Log out' }), path).toBeVisible()
    }
  })
})

async function pressTwice(page: Page, target: Locator, byTouch: boolean): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('Nothing to press')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (!byTouch) return page.mouse.dblclick(x, y)
  // Both at once, because on a busy machine waiting for the first would make two separate presses.
  await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)])
}

test('going back takes one step at a time and leaves no extra history entries', async ({
  page,
}) => {
  await page.goto('/')
  const heading = page.getByRole('heading', { level: 1 })

  // A link in an overlay leads on from the page, not from the overlay.
  await page.getByRole('button', { name: 'Money', exact: true }).click()
  await page.getByRole('link', { name: 'History', exact: true }).click()
  await expect(page).toHaveURL(/history/)
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard\/analytics$/)
  await expect(covers(page)).toHaveCount(0)
  await page.goForward()
  await expect(page).toHaveURL(/history/)

  // An overlay that is closed by hand or lost in a reload removes its entry; the page keeps its scroll
  // position.
  await page.goto(memberPaths.statement)
  await expect(page.getByRole('main').getByRole('listitem').nth(10)).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await page.getByRole('button', { name: 'Money', exact: true }).click()
  await expect(covers(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(covers(page)).toHaveCount(0)
  expect(await page.evaluate(() => scrollY)).toBe(300)
  await expect(page.getByRole('button', { name: 'Money', exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Money', exact: true }).click()
  await expect(covers(page)).toHaveCount(1)
  await page.reload()
  await expect(heading).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/history/)

  // Typed text is asked about each time, until it is discarded.
  await page.goto('/app/kanban/board')
  await page.getByRole('link', { name: /Where is my withdrawal/ }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('Half a thought')
  const question = page.getByRole('alertdialog', { name: 'Discard the changes?' })
  await page.goBack()
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('dialog').getByLabel('Title')).toHaveValue('Half a thought')
  await page.goBack()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(covers(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/app\/kanban\/board$/)
  await page.goBack()
  await expect(page).toHaveURL(/history/)
})

test('the header says offline, real or simulated, what the buttons do', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  const refresh = header.getByRole('button', { name: 'Refresh balance' })
  await context.setOffline(true)
  await expect(header).toContainText('Simulated back end, works offline')
  await expect(refresh).toBeEnabled()
  await context.setOffline(false)
  await expect(header).not.toContainText('offline')
  await page.evaluate(() => localStorage.setItem('simulate-offline', '1'))
  await page.goto('/wallet/deposit')
  await expect(header).toContainText('Offline, simulated by testers')
  await expect(refresh).toBeDisabled()
  // On a phone this is a strip that covers nothing of the page.
  const strip = await header.getByText('Offline, simulated by testers').boundingBox()
  const place = await page.getByRole('navigation', { name: 'Breadcrumb' }).boundingBox()
  expect(place?.y).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0))
  await page.getByRole('textbox', { name: 'Amount' }).fill('100')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('You are offline (simulated by testers)')).toHaveCount(2)
  await expect(covers(page)).toHaveCount(0)
})
