/** A device with little room, from the first visit on: the quota is the browser's own, through its own door. */

import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { serve } from '../../.build/serve'
import { createProfile } from './support/profile'

/** `ALL_LOOKS=1`: more rooms and more pages. */
const isWhole = process.env.ALL_LOOKS !== undefined
const rooms = isWhole ? [1, 3, 10, 25] : [1, 3]
const pages = [
  '/dashboard/analytics',
  '/rewards/wheel',
  '/account/install',
  '/app/kanban/board',
  ...(isWhole ? ['/app/calendar', '/rewards/cashback', '/account/limits', '/promotion'] : []),
]

/** Serves the build and counts what leaves. */
async function openCounted() {
  const server = await serve(process.env.DIST ?? 'dist', 0)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  const sockets = new Set<{ bytesWritten: number }>()
  server.on('connection', (socket) => sockets.add(socket))
  return {
    url: `http://localhost:${address.port}`,
    sent: () => [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A page on a device with so many MB for this site. */
async function pageWith(context: BrowserContext, origin: string, megabytes: number): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage())
  const door = await context.newCDPSession(page)
  const quotaSize = megabytes * 1_000_000
  await door.send('Storage.overrideQuotaForOrigin', { origin, quotaSize })
  return page
}

/** The session lasts, or the page lets log in again. */
async function enter(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`)
  const isOut = page.getByRole('heading', { name: 'Demo accounts' })
  const credit = page.getByRole('banner').getByText(/baht/)
  await expect(isOut.or(credit).first()).toBeVisible()
  if (!(await isOut.isVisible())) return
  await page.getByRole('button', { name: /^0812345678/ }).click()
  await expect(credit.first()).toBeVisible()
}

const noRoom = (page: Page) => page.getByText(/no room left on this device/).first()

async function deposit(page: Page, url: string, slip: Buffer): Promise<void> {
  await page.goto(`${url}/wallet/deposit`)
  await page.getByRole('textbox', { name: 'Amount' }).fill('300')
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  await page.getByRole('button', { name: 'Get the exact amount' }).click()
  await expect(page.getByText('Transfer the exact amount').or(noRoom(page)).first()).toBeVisible()
  if (await noRoom(page).isVisible()) return
  const picture = page.locator('input[type=file]')
  await picture.first().setInputFiles({
    name: 'slip.jpg',
    mimeType: 'image/jpeg',
    buffer: slip,
  })
  // One slip is enough: there is no way to attach another.
  await expect(async () => {
    expect((await picture.count()) === 0 || (await noRoom(page).isVisible())).toBe(true)
  }).toPass()
}

async function writeMail(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/app/mail`)
  await page.getByRole('button', { name: 'Compose' }).click()
  await page.getByRole('textbox', { name: 'To' }).fill('mali@example.com')
  await page.getByRole('textbox', { name: 'Subject' }).fill('Hello')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(
    page.getByText('Sent, within this device only').or(noRoom(page)).first(),
  ).toBeVisible()
}

for (const room of rooms) {
  test(`with ${room} MB of room everything works, or says that it is not kept`, async () => {
    test.setTimeout(isWhole ? 240_000 : 90_000)
    const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const
    const slip = await sharp({
      create: { width: 900, height: 1200, channels: 3, background: '#fff', noise },
    })
      .jpeg()
      .toBuffer()
    const site = await openCounted()
    const profile = createProfile()
    let first = 0
    for (let start = 1; start <= 5; start++) {
      const context = await profile.open()
      const page = await pageWith(context, site.url, room)
      await enter(page, site.url)
      if (start === 1) {
        await deposit(page, site.url, slip)
        await writeMail(page, site.url)
        for (const path of pages) {
          await page.goto(site.url + path)
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
          await expect(page.getByText(/could not be loaded|Server Error/)).toHaveCount(0)
        }
        await page.goto(`${site.url}/account/install`)
        const stored = /Ready for use without|The rest has to wait|no room to keep the app/
        await expect(page.getByText(stored).first()).toBeVisible({ timeout: 60_000 })
        first = site.sent()
      }
      await context.close()
    }
    expect(site.sent()).toBeLessThanOrEqual(1.2 * first)
    site.close()
    profile.remove()
  })
}
