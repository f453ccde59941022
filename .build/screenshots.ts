/**
 * `npm run screenshots`: takes the pictures of README.md, of the web manifest and of the landing page from the
 * build in dist, with today's dates. Take them again after a change of design and with a new language, and
 * build again.
 */
import { mkdirSync } from 'node:fs'
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import {
  type ScreenName,
  screenFile,
  screenSize,
  screens,
} from '../src/features/pages/landing/screens/screens'
import { memberPaths } from '../src/lib/paths/member'
import { landingPath } from '../src/lib/paths/publicPaths'
import { type Appearance, modes } from '../src/ui/appearance/appearance'
import { locales } from '../src/ui/intl/locale'
import { chromiumOptions } from '../tests/e2e/support/chromium'
import { waitingMarks } from '../tests/e2e/support/sweep/routes'
import { serve } from './serve'

const port = 4190
const site = `http://localhost:${port}`
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
const desktop = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 }

/** The pictures in `public/screenshots`. */
const pictures = [
  // The web manifest.
  { name: 'phone-dashboard', ...phone, path: landingPath },
  // The web manifest and README.md.
  { name: 'desktop-dashboard', ...desktop, path: landingPath },
  // README.md.
  { name: 'phone-mail', ...phone, path: memberPaths.mail },
]

/** The pictures in `public/screens`: each of these in every language, light and dark. */
const screenPaths: Record<ScreenName, string> = {
  dashboard: landingPath,
  wallet: memberPaths.wallet,
  wheel: memberPaths.wheel,
  limits: memberPaths.limits,
}

const server = await serve('dist', port)
const browser = await chromium.launch(chromiumOptions)

for (const { name, path, ...size } of pictures) {
  await asPlayer(size, {}, async (page) => {
    await open(page, path)
    await page.screenshot({ path: `public/screenshots/${name}.png` })
  })
}

mkdirSync('public/screens', { recursive: true })
for (const locale of locales) {
  for (const mode of modes) {
    await asPlayer(phone, { locale, mode }, async (page) => {
      await setLimit(page)
      for (const screen of screens) {
        await open(page, screenPaths[screen])
        await sharp(await page.screenshot())
          .resize(screenSize.width, screenSize.height)
          .webp({ quality: 65, effort: 6 })
          .toFile(`public${screenFile(screen, locale, mode)}`)
      }
    })
  }
}

await browser.close()
server.close()

/** Logs in as the first demo player, in a new browser with this appearance. */
async function asPlayer(
  size: BrowserContextOptions,
  appearance: Partial<Appearance>,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    ...size,
    locale: 'en-GB',
    timezoneId: 'Asia/Bangkok',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.addInitScript((stored) => {
    localStorage.setItem('berry-config', stored)
  }, JSON.stringify(appearance))
  await page.goto(`${site}/login`)
  await page.locator('form [name=username]').fill('0812345678')
  await page.locator('form [name=password]').fill('player1234')
  // By keyboard, because an element under the mouse would be shown as hovered.
  await page.locator('[type=submit]').press('Enter')
  await page.waitForURL(`**${landingPath}`)
  await act(page)
  await context.close()
}

/** Opens a page of the app and waits until everything on its first screen is there. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(site + path)
  await page.locator('main h1').waitFor()
  if (path === landingPath) await page.locator('.MuiChartsSurface-root').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForFunction((waiting) => {
    const parts = Array.from(document.querySelectorAll(waiting))
    return (
      parts.every((part) => part.getBoundingClientRect().top >= innerHeight) &&
      Array.from(document.images).every((image) => image.complete || image.loading === 'lazy')
    )
  }, waitingMarks(path))
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForTimeout(1000)
}

/** Limits the deposits of a week, so that the page of limits has one to show. */
async function setLimit(page: Page): Promise<void> {
  await open(page, memberPaths.limits)
  const form = page.locator('form:has([name=deposit-limit])')
  await form.locator('[name=deposit-limit]').fill('2000')
  await form.locator('[name=deposit-window]').selectOption('7d')
  await form.locator('[type=submit]').press('Enter')
  await page.locator('main section:has([name=deposit-limit]) progress').waitFor()
}
