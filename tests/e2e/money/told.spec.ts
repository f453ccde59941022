import type { Page } from '@playwright/test'
import { providerPaths } from '#contract/provider'
import { scenarioPaths } from '#contract/scenario/scenario'
import { callProvider, fieldOf, openForMoney, testerDoes } from '../support/money'
import { expectCredit, playerId } from '../support/player'
import { expect, test } from '../support/visited'

/** Records what the worker asks the system to show, because the headless browser shows nothing. */
async function watchWorker(page: Page): Promise<() => Promise<unknown>> {
  const [worker] = page.context().serviceWorkers()
  if (worker === undefined) throw new Error('No worker')
  await worker.evaluate(() => {
    const told: object[] = []
    const showNotification = async (title: string, { body, tag, data }: NotificationOptions) => {
      told.push({ title, body, tag, data })
    }
    Object.assign(Reflect.get(globalThis, 'registration'), { showNotification })
    Object.assign(globalThis, { told })
  })
  return () => worker.evaluate(() => Reflect.get(globalThis, 'told'))
}

/** @returns the last number put on the icon */
const badge = (page: Page) => page.evaluate(() => sessionStorage.getItem('test-badge'))

/** Makes the page seem hidden or visible. */
const hide = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    sessionStorage.setItem('test-hidden', String(hidden))
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

test('a deposit credited while the page is hidden is shown by the system and counted on the icon', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    // The headless browser refuses notifications, whatever is granted to it.
    Object.defineProperty(Notification, 'permission', {
      get: () => sessionStorage.getItem('test-permission') ?? 'default',
    })
    Notification.requestPermission = async () => {
      sessionStorage.setItem('test-permission', 'granted')
      return 'granted'
    }
    Object.defineProperty(document, 'visibilityState', {
      get: () => (sessionStorage.getItem('test-hidden') === 'true' ? 'hidden' : 'visible'),
    })
    navigator.setAppBadge = async (count) => sessionStorage.setItem('test-badge', String(count))
    navigator.clearAppBadge = () => navigator.setAppBadge(0)
  })
  await openForMoney(page, '/')
  await expectCredit(page)
  const userId = await playerId(page)
  const newRequest = (fields: object) => ({ requestId: crypto.randomUUID(), userId, ...fields })
  const [placed] = await callProvider(page, providerPaths.deposit(), [
    newRequest({ amount: 250, transferBankID: 'T1', channel: 'bank', PromotionID: null }),
  ])
  const depositId = String(fieldOf(placed?.body, 'data', 'depositId'))
  await callProvider(page, providerPaths.depositSubmit(), [newRequest({ depositId })])

  await page.goto(`/wallet/deposit/${depositId}`)
  await page.getByRole('button', { name: 'Yes, notify me' }).press('Enter')
  await expect(page.getByText('This device will notify you')).toBeVisible()
  await expect.poll(() => badge(page)).not.toBeNull()
  const before = Number(await badge(page))
  const told = await watchWorker(page)

  await hide(page, true)
  await testerDoes(page, scenarioPaths.bankLine, { depositId, line: 'right' })
  // As the staff’s window announces it.
  await page.evaluate(() => new BroadcastChannel('data').postMessage({ changed: ['Balance'] }))
  await expect.poll(told).toEqual([
    {
      title: 'Deposit credited',
      body: expect.stringMatching(/^250\.\d\d baht$/),
      tag: `depositconfirmed:${depositId}`,
      data: `/wallet/deposit/${depositId}`,
    },
  ])
  await expect.poll(() => badge(page)).toBe(String(before + 1))

  await hide(page, false)
  await page.getByRole('button', { name: 'Log out' }).press('Enter')
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => badge(page)).toBe('0')
})
