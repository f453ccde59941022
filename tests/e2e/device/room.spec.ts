/**
 * A device with little storage from the first visit on. The browser enforces the quota, set through
 * DevTools.
 */

import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { memberPaths } from '#lib/paths/member'
import { serve } from '../../../.build/serve'
import { createProfile } from '../support/profile'
import { roomOf } from '../support/room'
import { isFullSweep } from '../support/sweep/plan'

/** In MB. A full sweep has four sizes, six more pages and five starts. */
const rooms = isFullSweep ? [1, 3, 10, 25] : [1, 3]
const starts = isFullSweep ? 5 : 3
const pages = [
  '/rewards/wheel',
  '/wallet/statement',
  ...(isFullSweep
    ? [
        '/dashboard/analytics',
        '/app/calendar',
        '/rewards/cashback',
        '/account/limits',
        '/promotion',
        memberPaths.contactList,
      ]
    : []),
]

/** Serves the build and counts the bytes sent. */
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

/** Opens a page on a device with this many MB for the site. */
async function pageWith(context: BrowserContext, origin: string, megabytes: number): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage())
  await (await roomOf(page, origin)).set(megabytes * 1_000_000)
  return page
}

/** Continues the session, or logs in again if it was lost. */
async function enter(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`)
  const isOut = page.getByRole('heading', { name: 'Demo accounts' })
  const credit = page.getByRole('banner').getByText(/baht/)
  await expect(isOut.or(credit).first()).toBeVisible()
  if (!(await isOut.isVisible())) return
  await page.getByRole('button', { name: /^0823456789/ }).click()
  await expect(credit.first()).toBeVisible()
}

/** The message that something is not stored, and why. */
const noRoom = (page: Page) => page.getByText(/out of storage/).first()

const confirm = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name }).click()

/**
 * A closing overlay goes back in the history, which would cancel a navigation that starts in the meantime.
 */
async function visit(page: Page, address: string): Promise<void> {
  await page.waitForFunction(() => !history.state?.step)
  await page.goto(address)
}

async function deposit(page: Page, url: string, slip: Buffer): Promise<void> {
  await visit(page, `${url}/wallet/deposit`)
  await page.getByRole('textbox', { name: 'Amount' }).fill('300')
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  await confirm(page, 'Get the exact amount')
  await expect(page.getByText('Transfer the exact amount').or(noRoom(page)).first()).toBeVisible()
  if (await noRoom(page).isVisible()) return
  const picture = page.locator('input[type=file]')
  await picture.first().setInputFiles({ name: 'slip.jpg', mimeType: 'image/jpeg', buffer: slip })
  // Only one slip can be attached.
  await expect(async () => {
    expect((await picture.count()) === 0 || (await noRoom(page).isVisible())).toBe(true)
  }).toPass()
}

async function withdraw(page: Page, url: string): Promise<void> {
  await visit(page, `${url}/wallet/withdraw`)
  await page.getByRole('textbox', { name: 'Amount' }).fill('100')
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  await confirm(page, 'Withdraw 100.00 baht')
  const received = page.getByText('Your withdrawal request has been received')
  // Around midnight in Bangkok withdrawals are closed, whatever the storage.
  const closed = page.getByRole('alert').getByText(/^Withdrawals are open from/)
  await expect(received.or(closed).or(noRoom(page)).first()).toBeVisible()
}

async function writeMail(page: Page, url: string): Promise<void> {
  await visit(page, `${url}/app/mail`)
  await page.getByRole('button', { name: 'Compose' }).click()
  await page.getByRole('combobox', { name: 'To' }).fill('mali@example.com')
  await page.getByRole('textbox', { name: 'Subject' }).fill('Hello')
  await page.getByRole('button', { name: 'Send' }).click()
  const sent = page.getByText('Sent, within this device only')
  const unsent = page.getByText(/^Not saved: This device is out of storage/)
  await expect(sent.or(unsent).first()).toBeVisible()
  // An unsent mail stays open, with a history entry of its own.
  if (await unsent.isVisible()) await page.goto('about:blank')
}

async function addCard(page: Page, url: string): Promise<void> {
  await visit(page, `${url}/app/kanban/board`)
  // By keyboard, because on a phone the message about storage may cover the button.
  const add = page.getByRole('button', { name: 'Add item: New' })
  await expect(add.or(noRoom(page)).first()).toBeVisible({ timeout: 30_000 })
  if (!(await add.isVisible())) return
  await add.press('Enter')
  await page.getByLabel('Item title').fill('Written with little room')
  await page.keyboard.press('Enter')
  const card = page.getByRole('link', { name: 'Written with little room' })
  await expect(card.or(noRoom(page)).first()).toBeVisible()
}

/** Everything done on the first visit, up to the message about stored files. */
async function live(page: Page, url: string, slip: Buffer): Promise<void> {
  await deposit(page, url, slip)
  await withdraw(page, url)
  await writeMail(page, url)
  await addCard(page, url)
  for (const path of pages) {
    await visit(page, url + path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    const failed = page.getByText(/could not be loaded|Server Error/)
    if (!(await noRoom(page).isVisible())) await expect(failed).toHaveCount(0)
  }
  await visit(page, `${url}/account/install`)
  const stored =
    /Ready for offline use|The rest has to wait|not have enough storage to keep the app/
  await expect(page.getByText(stored).first()).toBeVisible({ timeout: 60_000 })
}

/** A photograph: noise, which hardly compresses. */
function makeSlip(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const
  const create = { width: 900, height: 1200, channels: 3, background: '#fff', noise } as const
  return sharp({ create }).jpeg().toBuffer()
}

for (const room of rooms) {
  test(`with ${room} MB of storage everything works or says that it is not stored`, async () => {
    test.setTimeout(isFullSweep ? 240_000 : 120_000)
    const slip = await makeSlip()
    const site = await openCounted()
    const profile = createProfile()
    let first = 0
    for (let start = 1; start <= starts; start++) {
      const context = await profile.open()
      const page = await pageWith(context, site.url, room)
      await enter(page, site.url)
      if (start === 1) {
        await live(page, site.url, slip)
        first = site.sent()
      }
      await context.close()
    }
    const ratio = site.sent() / first
    if (isFullSweep)
      console.log(`${room} MB: ${first} bytes, ${starts} starts ${ratio.toFixed(2)} times`)
    expect(ratio).toBeLessThanOrEqual(1.2)
    site.close()
    profile.remove()
  })
}
