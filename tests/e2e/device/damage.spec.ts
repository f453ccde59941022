import type { Page } from '@playwright/test'
import { controlled, expectCredit, logIn, player, storedForOffline } from '../support/player'
import { test as firstVisitTest } from '../support/site'
import { expect, test } from '../support/visited'
import { stopWorkers } from '../support/worker'

/** Opens a database at a version that the app does not have, as a later version of it would. */
function openNewer(page: Page, name: string): Promise<void> {
  return page.evaluate(
    (database) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database, 900)
        opening.onsuccess = () => {
          opening.result.close()
          resolve()
        }
        opening.onerror = () => reject(opening.error)
      }),
    name,
  )
}

/** Changes every row of a table, or the one with this key, bypassing all safeguards. */
function damageRows(page: Page, table: string, change: Record<string, unknown>): Promise<void> {
  return page.evaluate(
    ([store, values]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(store === 'keys' ? 'device' : 'provider-mock')
        opening.onsuccess = () => {
          const work = opening.result.transaction(store, 'readwrite')
          work.objectStore(store).openCursor().onsuccess = ({ target }) => {
            const cursor = target instanceof IDBRequest ? target.result : null
            cursor?.update({ ...cursor.value, ...values })
          }
          work.oncomplete = () => {
            opening.result.close()
            resolve()
          }
          work.onerror = () => reject(work.error)
        }
        opening.onerror = () => reject(opening.error)
      }),
    [table, change] as const,
  )
}

async function tryToLogIn(page: Page): Promise<void> {
  await page.getByLabel('Phone number (username)').fill(player.username)
  await page.getByLabel(/^Password/).fill(player.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

firstVisitTest(
  'a database of a newer version is reported at the next start, with ways out that work',
  async ({ page }) => {
    await page.goto('/login')
    await controlled(page)
    await logIn(page)
    for (const name of ['device', 'provider-mock']) {
      await openNewer(page, name)
      // A running worker still holds the key in memory.
      await stopWorkers(page)
      await page.goto('/wallet')
      const alert = page.getByRole('alert')
      await expect(alert).toContainText('newer version of the app has taken over')
      await expect(alert.getByRole('button', { name: 'Reload', exact: true })).toBeVisible()
      const downloading = page.waitForEvent('download')
      await alert.getByRole('button', { name: 'Export the readable part' }).click()
      await downloading
      await alert.getByRole('button', { name: 'Reset players and credit' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click()
      await expect(page.getByText('as on a new device again')).toBeVisible()
      await tryToLogIn(page)
      await expectCredit(page)
    }
  },
)

test('damaged rows are quarantined and listed; a damaged key costs one login', async ({ page }) => {
  await page.goto('/dashboard/analytics')
  await expectCredit(page)
  await damageRows(page, 'wallets', { balance: 'much' })
  await damageRows(page, 'deposits', { amount: null })
  await damageRows(page, 'settings', { value: 7 })
  await stopWorkers(page)
  await page.reload()
  await expectCredit(page)
  await page.goto('/wallet/withdraw')
  await expect(page.getByRole('main').getByText('1,250.75').first()).toBeVisible()
  await page.goto('/account/install')
  await expect(page.getByText(/damaged records were set aside.*wallets: 1/)).toBeVisible()

  await damageRows(page, 'keys', { key: 'not a key' })
  await stopWorkers(page)
  await page.goto('/login')
  await logIn(page)
})

test('data cleared by the browser is reported and not taken for a first start', async ({
  page,
}) => {
  await page.goto('/login')
  await expectCredit(page)
  await stopWorkers(page)
  await page.evaluate(() =>
    localStorage.setItem('databases', '["device","provider-mock","demo-mail"]'),
  )
  await page.reload()
  await expect(page.getByText('The browser has cleared data')).toBeVisible()
})

firstVisitTest(
  'an emptied Cache Storage is refilled automatically, in both tiers, and the app starts offline',
  async ({ page, site }) => {
    // The whole app is stored twice.
    firstVisitTest.setTimeout(120_000)
    await page.goto('/login')
    await storedForOffline(page)
    await logIn(page)
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name)
    })
    await page.goto('/account/install')
    await expect(page.getByText(/Stored for offline use: \d+ of \d+ files/)).toBeVisible()
    await page.getByRole('button', { name: 'Store everything for offline use' }).click()
    await expect(page.getByText('Ready for offline use')).toBeVisible({ timeout: 60_000 })
    await stopWorkers(page)
    await site.close()
    await page.goto('/app/mail')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test('a database blocked by another page gives an error within seconds and works once it is released', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  await page.evaluate(() => localStorage.removeItem('serviceToken'))
  await page.goto('/login')
  const holder = await context.newPage()
  await holder.goto('/login')
  // An idle tab with everything loaded reacts to requests to release the database.
  await holder.waitForLoadState('networkidle')
  await holder.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/notices-')),
  )
  await holder.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('provider-mock')
        opening.onsuccess = () => {
          const database = opening.result
          const store = database.transaction('players', 'readwrite').objectStore('players')
          // One read after the other, so that the transaction never ends.
          const hold = () => {
            store.count().onsuccess = hold
          }
          hold()
          resolve()
        }
      }),
  )
  await tryToLogIn(page)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Another tab may be using', { timeout: 15_000 })
  const reloaded = holder.waitForEvent('load')
  await alert.getByRole('button', { name: 'Reload the other tabs' }).click()
  await reloaded
  await tryToLogIn(page)
  await expectCredit(page)
})

interface Exported {
  domains: Record<string, { tables: Record<string, object[]> }>
}

test('a chat message with an invalid date and a long import do not affect anything else', async ({
  page,
}) => {
  await page.goto('/app/chat')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('demo-chat')
        opening.onsuccess = () => {
          const work = opening.result.transaction(['messages', 'users'], 'readwrite')
          const users = work.objectStore('users').getAll()
          users.onsuccess = () => {
            for (const { id } of users.result) {
              const message = { id: `bad-${id}`, person: id, from: id, to: 'me', text: 'late' }
              work.objectStore('messages').put({ ...message, time: 8.64e15 + 1e6 })
            }
          }
          work.oncomplete = () => {
            opening.result.close()
            resolve()
          }
          work.onerror = () => reject(work.error)
        }
      }),
  )
  await page.reload()
  await expect(page.getByRole('main').getByRole('list').first()).toBeVisible()
  await expect(page.getByText('This could not be loaded')).toBeHidden()

  // All or nothing, in parts, so that other calls are answered during the import.
  const imported = await page.evaluate(async () => {
    const file: Exported = await (await fetch('/api/demo/export')).json()
    const [[name, { tables }] = ['', { tables: {} }]] = Object.entries(file.domains)
    const [[table, [sample]] = ['', []]] = Object.entries(tables)
    tables[table] = Array.from({ length: 20_000 }, (_, index) => ({ ...sample, id: `x${index}` }))
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify({ ...file, domains: { [name]: file.domains[name] } })
    let done = false
    const importing = fetch('/api/demo/import', { method: 'POST', headers, body }).then(
      (answer) => {
        done = true
        return answer.json()
      },
    )
    let answered = 0
    while (!done) {
      await fetch('/api/scenarios')
      if (!done) answered += 1
    }
    return { answered, name, report: await importing }
  })
  expect(imported.report).toMatchObject({ done: [imported.name], failed: [] })
  expect(imported.answered).toBeGreaterThan(1)
})
