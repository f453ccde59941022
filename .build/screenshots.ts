/** `npm run screenshots`: takes the pictures of the web manifest and of README.md from the build in dist. */
import { chromium, type Page } from '@playwright/test'
import { chromiumOptions } from '../tests/e2e/support/chromium'
import { serve } from './serve'

const folder = 'public/screenshots'
const port = 4190

interface Picture {
  name: string
  viewport: { width: number; height: number }
  scale: number
  appearance: Record<string, unknown>
  prepare: (page: Page) => Promise<void>
}

const phone = { viewport: { width: 390, height: 844 }, scale: 2 }
const desktop = { viewport: { width: 1440, height: 900 }, scale: 1 }

const pictures: Picture[] = [
  { name: 'phone-dashboard', ...phone, appearance: {}, prepare: logIn },
  {
    name: 'phone-dashboard-thai',
    ...phone,
    appearance: { locale: 'th', mode: 'dark' },
    prepare: logIn,
  },
  { name: 'desktop-dashboard', ...desktop, appearance: {}, prepare: logIn },
  { name: 'phone-mail', ...phone, appearance: {}, prepare: (page) => openDemo(page, '/app/mail') },
  {
    name: 'desktop-kanban',
    ...desktop,
    appearance: { mode: 'dark' },
    prepare: (page) => openDemo(page, '/app/kanban/board'),
  },
  { name: 'phone-admin', ...phone, appearance: {}, prepare: openQueue },
  { name: 'phone-testers', ...phone, appearance: {}, prepare: openTesters },
]

async function logIn(page: Page): Promise<void> {
  await page.locator('form [name=username]').fill('0812345678')
  await page.locator('form [name=password]').fill('player1234')
  // By keyboard, because an element under the mouse would be shown as hovered.
  await page.locator('[type=submit]').press('Enter')
  await page.waitForURL('**/dashboard/analytics')
  await page.locator('svg.MuiChartsSurface-root, .MuiChartsSurface-root').first().waitFor()
}

async function openDemo(page: Page, path: string): Promise<void> {
  await logIn(page)
  await page.goto(`http://localhost:${port}${path}`)
  await page.locator('main li').first().waitFor()
  await page.waitForFunction(() =>
    Array.from(document.images).every((image) => image.complete || image.loading === 'lazy'),
  )
  await page.waitForLoadState('networkidle')
}

async function openQueue(page: Page): Promise<void> {
  await page.goto(`http://localhost:${port}/admin/login`)
  await page.getByRole('button', { name: 'Cashier' }).click()
  await page.waitForURL(/admin\/(?!login)/)
  await page.goto(`http://localhost:${port}/admin/deposits`)
  await page.locator('main li').first().waitFor()
}

async function openTesters(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tester tools' }).click()
  await page.getByRole('dialog').waitFor()
}

const server = await serve('dist', port)
const browser = await chromium.launch(chromiumOptions)
for (const { name, viewport, scale, appearance, prepare } of pictures) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: scale,
    locale: 'en-GB',
    timezoneId: 'Asia/Bangkok',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.addInitScript((stored) => {
    localStorage.setItem('berry-config', stored)
  }, JSON.stringify(appearance))
  await page.goto(`http://localhost:${port}/login`)
  await prepare(page)
  await page.waitForTimeout(1000)
  await page.screenshot({ path: `${folder}/${name}.png` })
  await context.close()
}
await browser.close()
server.close()
