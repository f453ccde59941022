/** Storage that runs out during an operation that needs much of it: an update, an import. */

import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { demoDataPaths } from '#contract/demoData/demoData'
import { controlled, expectCredit, logIn } from '../support/player'
import { roomOf } from '../support/room'
import { expect, openSite, test } from '../support/site'
import { acceptUpdate } from '../support/worker'

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  })

test('an update without storage keeps the old version and says why; with storage it is offered again', async ({
  page,
}) => {
  const site = await openSite('dist')
  await page.goto(site.url)
  await controlled(page)
  await logIn(page)
  await page.goto(`${site.url}/wallet`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const room = await roomOf(page, site.url)
  await room.leave(100_000)
  await site.deploy('dist-next')
  await lookForUpdate(page)
  const noRoom = page.getByText(
    'A new version is available, but this device does not have enough storage',
  )
  await expect(noRoom).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Refresh balance' }).click()
  await expectCredit(page)
  // Including files stored after the install, which the host no longer has.
  await page.goto(`${site.url}/wallet`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await room.free()
  await lookForUpdate(page)
  await acceptUpdate(page)
  await expectCredit(page)
  await site.close()
})

interface DemoFile {
  domains: Record<string, { tables: Record<string, Record<string, unknown>[]> }>
}

test('an import without storage replaces a section whole or not at all; the export can be restored', async ({
  page,
  site,
}) => {
  const room = await roomOf(page, site.url)
  await room.set(7_000_000)
  await page.goto('/login')
  await controlled(page)
  await logIn(page)
  await page.goto('/account/install')
  const exportAll = page.getByRole('button', { name: 'Export to a file' })
  const take = async () => {
    const downloading = page.waitForEvent('download')
    await exportAll.click()
    const path = await (await downloading).path()
    const file: DemoFile = JSON.parse(await readFile(path, 'utf8'))
    return { path, domains: file.domains, file }
  }
  const bring = async (chosen: string | DemoFile) => {
    const buffer = Buffer.from(JSON.stringify(chosen))
    await page
      .locator('input[type=file]')
      .setInputFiles(
        typeof chosen === 'string'
          ? chosen
          : { name: 'large.json', mimeType: 'application/json', buffer },
      )
    await page.getByRole('button', { name: 'Replace' }).press('Enter')
  }
  const before = await take()
  const { calendar, ...others } = before.domains
  const [event] = calendar?.tables['events'] ?? []
  const [name, small] = Object.entries(others)[0] ?? []
  if (!name || !small || !calendar) {
    throw new Error(`Nothing is exported by ${demoDataPaths.export}`)
  }
  const emptied = Object.fromEntries(Object.keys(small.tables).map((table) => [table, []]))
  // Browsers store repetitive data in less space.
  const noise = randomBytes(6_000_000).toString('base64')
  const events = [{ ...event, id: 'large', description: noise }]
  await bring({
    ...before.file,
    domains: {
      [name]: { ...small, tables: emptied },
      calendar: { ...calendar, tables: { events } },
    },
  })
  await expect(
    page.getByText(/1 section was replaced.*Calendar stays as it was.*out of storage/),
  ).toBeVisible()
  const during = await take()
  expect(during.domains['calendar']).toEqual(calendar)
  expect(during.domains[name]?.tables).toEqual(emptied)

  await room.free()
  await bring(before.path)
  await expect(
    page.getByText(`${Object.keys(before.domains).length} sections were replaced by the file.`),
  ).toBeVisible()
  expect((await take()).domains).toEqual(before.domains)
})
