import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { logIn } from '../support/player'
import { test as firstVisitTest } from '../support/site'
import { expect, test } from '../support/visited'

/** The agenda of this month, which contains today’s events. */
const calendar = '/app/calendar?view=agenda'

const event = (page: Page, title: string) => page.getByText(title, { exact: true })

async function deleteEvent(page: Page, title: string): Promise<void> {
  await event(page, title).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(event(page, title)).toBeHidden()
}

test('an export can be imported again, in all tabs, and a reset restores the samples', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto(calendar)
  await deleteEvent(other, 'Lunch with Siriporn')
  await page.goto('/account/install')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export to a file' }).click()
  const file = await (await downloading).path()
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ format: 'arcade-demo-data' })
  await deleteEvent(other, 'Weekly planning')

  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Replace' }).click()
  await expect(page.getByText(/sections were replaced by the file/)).toBeVisible()
  await expect(event(other, 'Weekly planning')).toBeVisible()
  await expect(event(other, 'Lunch with Siriporn')).toBeHidden()

  await page.getByRole('button', { name: 'Reset demo data' }).click()
  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await expect(event(other, 'Lunch with Siriporn')).toBeVisible()
})

test('a database taken over by a newer version is reported at once, with a way out', async ({
  page,
  context,
}) => {
  await page.goto(calendar)
  await expect(event(page, 'Weekly planning')).toBeVisible()
  const newer = await context.newPage()
  await newer.goto('/dashboard/analytics')
  await newer.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('demo-calendar', 1000)
        opening.onsuccess = () => {
          opening.result.onversionchange = () => opening.result.close()
          resolve()
        }
        opening.onerror = () => reject(opening.error)
        opening.onblocked = () => reject(new Error('The old version does not let go'))
      }),
  )
  await event(page, 'Weekly planning').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('newer version')
  await page.reload()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('newer version')
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await page.getByRole('button', { name: 'Reset this section’s data' }).click()
  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await expect(event(page, 'Weekly planning')).toBeVisible()
})

/** Simulates a browser out of storage while `window.full` is set. It affects the page’s own handlers. */
async function fillable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
    const put = Reflect.get(IDBObjectStore.prototype, 'put')
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...row: unknown[]) {
      if (Reflect.get(window, 'full')) throw new DOMException('Full', 'QuotaExceededError')
      return Reflect.apply(put, this, row)
    }
  })
}

const setFull = (page: Page, full: boolean) =>
  page.evaluate((value) => Reflect.set(window, 'full', value), full)

firstVisitTest(
  'without storage a change is refused with the reason, and stored data stays',
  async ({ page }) => {
    await fillable(page)
    await page.goto('/')
    await logIn(page)
    await page.goto(calendar)
    await event(page, 'Weekly planning').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Plan the week')
    await setFull(page, true)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('alert')).toContainText('out of storage')
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Plan the week')
    await setFull(page, false)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(event(page, 'Plan the week')).toBeVisible()
    await expect(event(page, 'Lunch with Siriporn')).toBeVisible()
  },
)
