import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { memberPaths } from '#lib/paths/member'
import { follow } from '../support/follow'
import { layOut } from '../support/leftBehind'
import { ledgerOf, rowsOf } from '../support/money'
import { controlled } from '../support/player'
import { expect, test } from '../support/site'
import { watchForErrors } from '../support/watch'
import { userId } from '../support/withdrawals'

const left042 = fileURLToPath(new URL('./leftBy042.jsonl', import.meta.url))

const left036 = fileURLToPath(new URL('./leftBy036.jsonl', import.meta.url))

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name })

test('data left by 0.4.2 is all there, and its waiting requests are sent and settled', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.goto('/licences.txt')
  await layOut(page, left042, userId)
  const errors = await watchForErrors(page)

  await test.step('the session, the settings and the last credit', async () => {
    await page.goto('/dashboard/analytics')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
    await expect(page.getByRole('button', { name: 'Show balance' }).first()).toBeVisible()
    await controlled(page)
  })

  await test.step('mail, board, contacts, calendar and conversations', async () => {
    await page.goto('/app/mail?place=sent')
    await expect(link(page, /From the train/)).toBeVisible()
    await page.goto('/app/mail?place=starred')
    await expect(link(page, /weekend cashback/)).toBeVisible()
    await page.goto('/app/mail?place=draft')
    await link(page, /Half a thought/).click()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a thought <b>')

    await follow(page, '/app/kanban/board')
    const column = (name: string) => page.getByRole('region', { name, exact: true })
    await expect(link(page, /Where is my withdrawal/)).toBeAttached()
    await expect(
      column('Closed').getByRole('link', { name: /Where is my withdrawal/ }),
    ).toBeAttached()
    await column('New').getByRole('link', { name: 'Written with 0.4.2' }).click()
    await expect(page.getByRole('dialog').getByText('Remembered from 0.4.2')).toBeVisible()

    await follow(page, memberPaths.contactCards)
    await expect(page.getByText('Zawadi <b>Mwangi</b>').first()).toBeVisible()

    await follow(page, '/app/calendar?view=agenda')
    await expect(page.getByText('Night market', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('Weekly planning', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('Lunch with Siriporn', { exact: true })).toHaveCount(0)

    await follow(page, '/app/chat?user=u9')
    await expect(page.getByRole('log')).toContainText('Sent with 0.4.2')
    await expect(page.getByRole('textbox', { name: /^Message to/ })).toHaveValue('Half a message')
  })

  await test.step('the cart, an invoice, a post and a contact message', async () => {
    await follow(page, '/e-commerce/checkout')
    await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible()
    await expect(page.getByText('มาลี <b>Offline</b>')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('444.00 baht')

    await follow(page, '/customer/create-invoice')
    await expect(page.getByLabel('Customer name')).toHaveValue('Naree Thongdee')
    await follow(page, '/customer/product?q=dance')
    await expect(page.getByRole('listitem').filter({ hasText: 'Dance mat' })).toBeVisible()

    await follow(page, '/user/social-profile/posts')
    await expect(page.getByText('Posted with 0.4.2').first()).toBeVisible()

    await follow(page, '/pages/contact-us')
    await expect(page.getByText('1 message', { exact: true })).toBeVisible()
    await expect(page.getByLabel(/^Message/)).toHaveValue('Half a letter')
  })

  const [deposit] = await rowsOf(page, 'deposits', userId).then((rows) =>
    rows.filter((row) => Reflect.get(row, 'openUser') === userId),
  )
  const depositPage = `/wallet/deposit/${Reflect.get(deposit ?? {}, 'depositId')}`

  await test.step('offline: the slip, the limit and the withdrawal wait', async () => {
    await page.goto(depositPage)
    await expect(page.getByText(/Your slip is saved. It will be sent automatically/)).toBeVisible()
    await page.goto('/account/limits')
    await expect(page.getByText(/900\.00 baht/).first()).toBeVisible()
    await page.goto('/wallet/withdraw')
    await expect(page.getByText('We do not know the result yet')).toBeVisible()
  })

  const holds = (await ledgerOf(page, userId)).count('withdraw_hold')
  await test.step('online: all three arrive once', async () => {
    await page.evaluate(() => localStorage.removeItem('simulate-offline'))
    const check = page.getByRole('button', { name: 'Check now' })
    // The app may have checked before the button is pressed.
    await expect(async () => {
      if (await check.isVisible()) await check.press('Enter', { timeout: 2_000 })
      const received = page.getByText('Your withdrawal request has been received')
      await expect(received).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 60_000 })
    expect((await ledgerOf(page, userId)).count('withdraw_hold')).toBe(holds)
    await page.goto(depositPage)
    await expect(page.getByText('Waiting for review').first()).toBeVisible()
    await expect.poll(() => rowsOf(page, 'limits', userId)).toHaveLength(1)
    const slips = () => page.evaluate(async () => (await caches.open('slip-queue')).keys())
    await expect.poll(slips).toHaveLength(0)
  })

  await test.step('nothing was damaged, and no file of that version is left', async () => {
    await page.goto('/account/install')
    await expect(page.getByRole('button', { name: 'Export to a file' })).toBeVisible()
    await expect(page.getByText(/damaged records|The browser has cleared/)).toHaveCount(0)
    const stale = await page.evaluate(async () => {
      const found = ['guest-8WDo-FE', 'slipQueue-BsfzREw'].map((name) =>
        caches.match(`/assets/${name}.js`),
      )
      return (await Promise.all(found)).filter((response) => response !== undefined).length
    })
    expect(stale).toBe(0)
  })
  expect(errors).toEqual([])
})

test('an update from 0.36.0 keeps settings, drafts and history and settles the open request once', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.goto('/licences.txt')
  await layOut(page, left036, userId)
  const errors = await watchForErrors(page)

  await test.step('the session, the settings, a conversation and drafts are there', async () => {
    await page.goto('/dashboard/analytics')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
    await controlled(page)
    await page.goto('/app/chat?user=u9')
    await expect(page.getByRole('log')).toContainText('Sent with 0.36.0')
    await expect(page.getByRole('textbox', { name: /^Message to/ })).toHaveValue('Half a message')
    await page.goto('/pages/contact-us')
    await expect(page.getByLabel(/^Message/)).toHaveValue('Half a letter')
  })

  const [deposit] = (await rowsOf(page, 'deposits', userId)).filter(
    (row) => Reflect.get(row, 'openUser') === userId,
  )
  await test.step('the withdrawal without an answer is found and was carried out once', async () => {
    await page.goto('/wallet/withdraw')
    await expect(page.getByText('A withdrawal is already in progress')).toBeVisible()
    await expect
      .poll(() => page.evaluate((id) => localStorage.getItem(`intent:withdraw:${id}`), userId))
      .toBeNull()
    const open = (await rowsOf(page, 'withdraws', userId)).filter(
      (row) => Reflect.get(row, 'amount') === 10_000 && Reflect.get(row, 'openUser') === userId,
    )
    expect(open).toHaveLength(1)
  })

  await test.step('the open deposit can be continued, and no file of that version is left', async () => {
    await page.goto(`/wallet/deposit/${Reflect.get(deposit ?? {}, 'depositId')}`)
    await expect(page.getByRole('button', { name: 'I have transferred' })).toBeVisible()
    const stale = await page.evaluate(
      async () => (await caches.match('/assets/DepositPage-Cy0EBRJ.js'))?.url,
    )
    expect(stale).toBeUndefined()
  })
  // A request sent again after its two minutes is refused, and its result is looked up.
  expect(errors.filter((error) => !error.includes('status of 400'))).toEqual([])
})
