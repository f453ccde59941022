/** Restores a large snapshot while windows are open, closed or cancel it. */
import type { BrowserContext, Page } from '@playwright/test'
import { controlled, logIn } from '../support/player'
import { expect, test } from '../support/site'

/**
 * More rows than are written in an instant. `RESTORED_ROWS=100000` measures the time for the largest
 * snapshot.
 */
const rows = Number(process.env.RESTORED_ROWS ?? 15_000)

/**
 * Changes the ledger directly in the database.
 * @returns how many entries it has
 */
function changeLedger(page: Page, change: 'grow' | 'shrink' | 'count'): Promise<number> {
  return page.evaluate(
    ([kind, count]) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('provider-mock')
        opening.onsuccess = () => {
          const work = opening.result.transaction('ledger', 'readwrite')
          const ledger = work.objectStore('ledger')
          if (kind === 'shrink') ledger.delete(IDBKeyRange.lowerBound(100_000))
          const first = ledger.openCursor()
          first.onsuccess = () => {
            for (let index = 0; kind === 'grow' && index < count; index += 1) {
              const own = { seq: 100_000 + index, userId: 'nobody', idemKey: `G${index}` }
              ledger.put({ ...first.result?.value, ...own })
            }
            const counting = ledger.count()
            work.oncomplete = () => {
              opening.result.close()
              resolve(counting.result)
            }
          }
          work.onabort = () => reject(work.error)
        }
        opening.onerror = () => reject(opening.error)
      }),
    [change, rows] as const,
  )
}

/**
 * Saves a snapshot with many ledger entries, then removes them and starts the restore.
 * @returns how many entries there are now (`few`) and in the snapshot (`all`)
 */
async function saveLarge(page: Page): Promise<{ few: number; all: number }> {
  await page.goto('/login')
  await controlled(page)
  await logIn(page)
  await page.evaluate(() => localStorage.removeItem('serviceToken'))
  await page.goto('/login')
  const all = await changeLedger(page, 'grow')
  await page.getByRole('button', { name: 'Tester tools' }).press('Enter')
  await page.getByRole('tab', { name: 'Snapshots' }).press('Enter')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Large')
  await page.getByRole('textbox', { name: 'Name', exact: true }).press('Enter')
  const restore = page.getByRole('button', { name: 'Restore: Large' })
  await expect(restore).toBeVisible({ timeout: 60_000 })
  const few = await changeLedger(page, 'shrink')
  await restore.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).press('Enter')
  await expect(restoring(page)).toBeVisible()
  return { few, all }
}

const restoring = (page: Page) => page.getByRole('dialog', { name: 'Restoring “Large”' })

/** Waits until rows are being written into their tables. */
async function begun(page: Page): Promise<void> {
  const bar = restoring(page).getByRole('progressbar')
  await expect.poll(() => bar.getAttribute('aria-valuenow'), { timeout: 60_000 }).not.toBeNull()
}

async function another(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/login')
  return page
}

test('every window waits for a restore, says so and has all of the data afterwards', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  const { all } = await saveLarge(page)
  const began = Date.now()
  const loaded = page.waitForEvent('load', { timeout: 200_000 })
  const other = await another(context)
  await expect(restoring(other)).toContainText(
    'All windows of this app wait until the restore ends.',
  )
  await loaded
  console.log(`${rows} rows restored in ${Date.now() - began} ms`)
  await expect(restoring(other)).toBeHidden()
  expect(await changeLedger(other, 'count')).toBe(all)
  await logIn(other)
})

test('a restore continues in the next window when its window is closed', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  const { few, all } = await saveLarge(page)
  await begun(page)
  await page.close()
  const next = await context.newPage()
  await next.goto('/licences.txt')
  expect([few, all]).toContain(await changeLedger(next, 'count'))
  await next.goto('/login')
  // The page loads again when the restore has ended.
  await expect(async () => {
    expect(await next.evaluate(() => localStorage.getItem('world-restore'))).toBeNull()
    expect(await changeLedger(next, 'count')).toBe(all)
  }).toPass({ timeout: 200_000 })
  await logIn(next)
})

test('a cancelled restore changes nothing', async ({ page }) => {
  test.setTimeout(240_000)
  const { few } = await saveLarge(page)
  await begun(page)
  await restoring(page).getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(page.getByText('“Large” was not restored. Everything is as it was.')).toBeVisible({
    timeout: 60_000,
  })
  await expect(restoring(page)).toBeHidden()
  expect(await changeLedger(page, 'count')).toBe(few)
})
