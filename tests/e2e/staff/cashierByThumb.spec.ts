import { expect, type Locator, type Page } from '@playwright/test'
import { each } from '../support/each'
import { fingerOn } from '../support/finger'
import { bahtText, submitDeposit } from '../support/money'
import { openWallet } from '../support/player'
import { test } from '../support/site'
import { enterStaff } from '../support/staff'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** The oldest waiting deposit of every new simulation. */
const oldest = 'D2003006'

test('a cashier works a whole day by thumb on a phone', async ({ page, context }) => {
  test.setTimeout(240_000)
  const userId = await openWallet(page)
  const { depositId, amount } = await submitDeposit(page, userId, 250)
  const cashier = await context.newPage()
  await enterStaff(cashier, 'Cashier')
  const list = (name: string) => cashier.getByRole('list', { name, exact: true })
  const rowOf = (name: string, id: string) =>
    list(name).getByRole('listitem').filter({ hasText: id })
  const sheet = (id: string) => cashier.getByRole('dialog', { name: id })

  await test.step('the queue is taken over, with low rows that fit the screen', async () => {
    await goTo(cashier, 'Deposits')
    await cashier.getByRole('button', { name: 'Take over' }).tap()
    await expect(cashier.getByRole('button', { name: 'Hand back' })).toBeVisible()
    const rows = list('Deposits').getByRole('listitem')
    await expect(rows.first()).toContainText(oldest)
    for (const row of await each(rows)) {
      expect((await row.boundingBox())?.height).toBeLessThanOrEqual(140)
    }
    await expectNoSidewaysScroll(cashier)
  })

  await test.step('a swipe to the right opens the confirmation, and the player gets the credit', async () => {
    await swipe(cashier, rowOf('Deposits', depositId), 260)
    await expect(sheet(depositId)).toContainText('Credit')
    await expectNoSidewaysScroll(cashier)
    await sheet(depositId).getByRole('button', { name: 'Approve' }).tap()
    await expect(cashier.getByText('Approved. The credit has been added')).toBeVisible()
    await expect(page.getByRole('banner')).toContainText(bahtText(125_075 + amount))
    await expect(rowOf('Deposits', depositId)).toHaveCount(0)
  })

  await test.step('a swipe to the left opens the rejection, which needs a reason', async () => {
    await swipe(cashier, rowOf('Deposits', oldest), -260)
    const reject = sheet(oldest).getByRole('button', { name: 'Reject' })
    await reject.tap()
    await expect(sheet(oldest).getByRole('textbox', { name: 'Reason' })).toBeFocused()
    await expectNoSidewaysScroll(cashier)
    await sheet(oldest).getByRole('button', { name: 'No transfer of this amount' }).tap()
    await reject.tap()
    await expect(cashier.getByText('Rejected. The player sees the reason')).toBeVisible()
    await expect(rowOf('Deposits', oldest)).toHaveCount(0)
  })

  await test.step('a withdrawal is approved in the same way and paid in its sheet', async () => {
    const id = 'W2039006'
    await goTo(cashier, 'Withdrawals')
    await expect(list('Withdrawals').getByRole('listitem').first()).toContainText(id)
    for (const row of await each(list('Withdrawals').getByRole('listitem'))) {
      expect((await row.boundingBox())?.height).toBeLessThanOrEqual(140)
    }
    await swipe(cashier, rowOf('Withdrawals', id), 260)
    await sheet(id).getByRole('button', { name: 'Approve' }).tap()
    await expect(cashier.getByText('Approved, waiting to be paid')).toBeVisible()
    await rowOf('Withdrawals', id).getByRole('link').tap()
    await sheet(id).getByRole('button', { name: 'Mark as paid' }).tap()
    await sheet(id).getByRole('textbox', { name: 'Bank reference' }).fill('KB2031999')
    await expectNoSidewaysScroll(cashier)
    await sheet(id).getByRole('button', { name: 'Mark as paid' }).tap()
    await expect(cashier.getByText('Marked as paid')).toBeVisible()
  })

  await goTo(cashier, 'End of shift')
  await expect(cashier.getByRole('row', { name: 'Deposits rejected' })).toContainText('300.27')
  await expect(cashier.getByRole('row', { name: 'Withdrawals paid' })).toContainText('200.00')
  await expectNoSidewaysScroll(cashier)
})

/** Opens a page of the back office with the menu. */
async function goTo(page: Page, name: string): Promise<void> {
  const back = page.getByRole('dialog').getByRole('button', { name: 'Close' })
  if (await back.isVisible()) await back.tap()
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .tap()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Moves a finger across a row, to the right if `across` is positive, in pixels. */
async function swipe(page: Page, row: Locator, across: number): Promise<void> {
  // Swiping is loaded after the rows.
  const area = page.locator('section').filter({ has: row })
  await expect(area).toHaveCSS('touch-action', 'pan-y pinch-zoom')
  await row.scrollIntoViewIfNeeded()
  const box = await row.boundingBox()
  if (box === null) throw new Error('The row is not drawn')
  const finger = fingerOn(await page.context().newCDPSession(page))
  const start = across > 0 ? 60 : 330
  // Below the link and the buttons of the row.
  const y = box.y + box.height - 8
  await finger('touchStart', start, y)
  for (let step = 1; step <= 10; step += 1) {
    await finger('touchMove', start + (across * step) / 10, y)
  }
  await finger('touchEnd')
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const widest = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(widest).toBeLessThanOrEqual(390)
}
