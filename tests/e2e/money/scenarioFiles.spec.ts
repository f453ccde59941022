import type { Locator, Page } from '@playwright/test'
import { pack } from '#features/scenario/files/packed'
import { follow } from '../support/follow'
import { controlled, expectCredit, logIn, player } from '../support/player'
import { expect, test } from '../support/site'
import { enterStaff } from '../support/staff'
import { waitingMarks } from '../support/sweep/routes'

/** Opens the snapshots tab of the test controls. `opener` is the name of the button that opens the panel. */
async function openSnapshots(page: Page, opener: string): Promise<Locator> {
  await page.getByRole('button', { name: opener }).press('Enter')
  const panel = page.getByRole('dialog', { name: 'Tester tools' })
  await panel.getByRole('tab', { name: 'Snapshots' }).press('Enter')
  return panel
}

const board = '/app/kanban/board'

const memberScreens = [
  '/wallet/statement',
  '/wallet/history',
  '/promotion',
  '/rewards/wheel',
  board,
] as const

/** Text that differs on each visit: elapsed time, and the player’s seed for the next draw. */
const ofThisLook = /\d+ (second|minute|hour|day)s? ago|As of .*|^[0-9a-f]{32}$|\nTester tools$/gm

/** The texts of a player’s pages, a demo section and the staff queue, by path. */
async function screensOf(page: Page): Promise<Record<string, string>> {
  const seen: Record<string, string> = {}
  const main = page.getByRole('main')
  const look = async (path: string, shows: Locator = main) => {
    await follow(page, path)
    // Between the page and its data, the page may be shown without either.
    await expect(shows).toBeVisible()
    await expect(main).not.toContainText('Loading')
    await expect(main.locator(waitingMarks(path)), path).toHaveCount(0)
    seen[path] = (await main.innerText()).replaceAll(ofThisLook, '')
  }
  const column = main.getByRole('region', { name: 'New', exact: true })
  for (const path of memberScreens) await look(path, path === board ? column : main)
  await enterStaff(page, 'Cashier')
  await look('/admin/deposits', main.getByRole('list', { name: 'Deposits' }))
  return seen
}

test('scenarios load from an address after a question, and their snapshot works in another profile', async ({
  page,
  browser,
}) => {
  // Four stories, of which the last is played in two profiles.
  test.setTimeout(240_000)
  const question = page.getByRole('alertdialog')
  const bar = page.getByRole('region', { name: 'Controlled by a tester' })

  await test.step('late deposit: loaded after the confirmation and visible to the player', async () => {
    await page.goto('/?scenario=late-deposit')
    await expect(question).toContainText('Load “Late deposit”?')
    await question.getByRole('button', { name: 'Load' }).click()
    await expect(bar).toContainText('Late deposit')
    await controlled(page)
    await logIn(page)
    await expect(page.getByRole('main')).toContainText('Being checked by staff')
    await bar.getByRole('button', { name: 'Put away' }).click()
    await expect(bar).toBeHidden()
  })

  await test.step('packed into an address, with credit; Cancel changes nothing', async () => {
    const own = {
      format: 'arcade-scenario',
      version: 1,
      name: { en: 'A rich player' },
      about: { en: 'Credit for all' },
      seed: { players: [{ username: '0812345678', credit: 4321 }] },
    }
    const address = `/dashboard/analytics#scenario=${await pack(JSON.stringify(own))}`
    await page.goto('about:blank')
    await page.goto(address)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(/analytics$/)
    await expectCredit(page)
    await page.goto('about:blank')
    await page.goto(address)
    await question.getByRole('button', { name: 'Load' }).click()
    await expectCredit(page, '4,321.00 baht')
    await expect(bar).toContainText('A rich player')
  })

  await test.step('an unknown scenario in the address is named', async () => {
    await page.goto('/?scenario=no-such-story')
    await expect(page.getByRole('alert')).toContainText('no-such-story')
  })

  await test.step('its snapshot, exported here and imported in another profile, shows the same pages', async () => {
    await follow(page, board)
    await page.getByRole('button', { name: 'Add item: New' }).press('Enter')
    await page.getByLabel('Item title').fill('Written before it was saved')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Written before it was saved' })).toBeAttached()
    // By the keys, because the button is on the bar, whatever the window’s width.
    const panel = await openSnapshots(page, 'Report a bug')
    await panel.getByLabel('Name').fill('Rich')
    await panel.getByLabel('Name').press('Enter')
    const download = page.waitForEvent('download')
    await panel.getByRole('button', { name: 'Export: Rich' }).press('Enter')
    const file = await (await download).path()
    await panel.getByRole('button', { name: 'Close tester tools' }).press('Enter')
    await bar.getByRole('button', { name: 'Put away' }).press('Enter')
    const here = await screensOf(page)

    const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
    const other = await context.newPage()
    await other.goto('/login')
    await controlled(other)
    const there = await openSnapshots(other, 'Tester tools')
    await there.locator('input[type=file]').setInputFiles(file)
    await there.getByRole('button', { name: 'Restore: Rich' }).press('Enter')
    const yes = other.getByRole('alertdialog').getByRole('button', { name: 'Restore' })
    await Promise.all([other.waitForEvent('domcontentloaded'), yes.press('Enter')])
    await other.getByRole('button', { name: player.username }).click()
    await expectCredit(other, '4,321.00 baht')
    expect(await screensOf(other)).toEqual(here)
    await context.close()
  })
})
