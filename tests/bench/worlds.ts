import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { memberPaths } from '#lib/paths/member'
import { withProfile } from './support/browser'
import { workFolder } from './support/builds'
import { atMost, type Outcome, rounded } from './support/figure'
import { openLoggedIn } from './support/player'
import type { Site } from './support/site'
import { interleave, Series } from './support/statistics'

const rows = 100_000
const rounds = 2
/** On the disk, where testers keep theirs: what a browser keeps in memory for a window without a past is not that. */
const profile = join(workFolder, 'profile-worlds')
const otherProfile = join(workFolder, 'profile-worlds-other')

interface Step {
  ms: number
  /** The slowest call of another tab meanwhile. */
  longest: number
}

/** A world with a large ledger, saved and restored in the testers' panel, while another tab goes on. */
export async function measureWorlds(site: Site): Promise<Outcome> {
  rmSync(profile, { recursive: true, force: true })
  return withProfile(profile, async (page) => {
    const other = await openTwice(page, site)
    await page.evaluate((count) => window.probe.growLedger(count), rows)
    const saved = new Series(() => meanwhile(page, other, () => save(page, site)))
    const restored = new Series(() => meanwhile(page, other, () => restore(page)))
    const moved: Step[] = []
    const anew = new Series(async () => {
      const file = await exported(page, site)
      // Two browsers share the processor: what the first one does behind its restored world is not the second’s.
      await page.evaluate(() => window.probe.untilTidy('provider-mock'))
      rmSync(otherProfile, { recursive: true, force: true })
      return withProfile(otherProfile, async (there) => {
        const otherThere = await openTwice(there, site)
        await openWorlds(there, site)
        await there.locator('input[type=file]').setInputFiles(file)
        const step = await meanwhile(there, otherThere, () => restore(there))
        // From now on everybody has it; its rows go into their tables behind it.
        moved.push(await meanwhile(there, otherThere, () => move(there)))
        return step
      })
    })
    await interleave([saved, restored, anew], rounds)
    const figuresOf = (what: string, series: Series<Step>) => [
      atMost(
        `world with ${rows} ledger rows: ${what}`,
        series.median(({ ms }) => ms),
        5000,
        ' ms',
      ),
      atMost(
        `another tab's calls meanwhile: ${what}`,
        Math.max(...series.samples.map(({ longest }) => longest)),
        200,
        ' ms',
        `median ${rounded(series.median(({ longest }) => longest))} ms`,
      ),
    ]
    return {
      figures: [
        ...figuresOf('saved', saved),
        ...figuresOf('restored where its rows are', restored),
        ...figuresOf('restored in a browser that has none of its rows', anew),
        atMost(
          `another tab's calls while the rows of the last are moved into their tables (${rounded(Math.max(...moved.map(({ ms }) => ms)))} ms)`,
          Math.max(...moved.map(({ longest }) => longest)),
          200,
          ' ms',
        ),
      ],
    }
  })
}

async function meanwhile(page: Page, other: Page, work: () => Promise<number>): Promise<Step> {
  const calls = other.evaluate(() => window.probe.callUntilStopped())
  const ms = await work()
  await other.evaluate(() => window.probe.stopCalls())
  await page.waitForTimeout(1000)
  return { ms, longest: Math.max(...(await calls)) }
}

/** The app in the page, with the panel a press away, and in another tab. */
async function openTwice(page: Page, site: Site): Promise<Page> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openLoggedIn(page, site.origin)
  const other = await page.context().newPage()
  await other.goto(site.origin + memberPaths.account)
  return other
}

async function exported(page: Page, site: Site): Promise<string> {
  await openWorlds(page, site)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export: Bench' }).first().press('Enter')
  return (await download).path()
}

async function openWorlds(page: Page, site: Site): Promise<void> {
  await page.goto(site.origin + memberPaths.account)
  await page.getByRole('button', { name: 'Settings' }).press('Enter')
  await page.getByRole('button', { name: 'Tester tools' }).press('Enter')
  await page.getByRole('tab', { name: 'World' }).press('Enter')
}

/** From the press until the panel says that it is saved. */
async function save(page: Page, site: Site): Promise<number> {
  await openWorlds(page, site)
  const panel = page.getByRole('dialog', { name: 'Tester tools' })
  await panel.getByLabel('Name').fill('Bench')
  const began = Date.now()
  await panel.getByRole('button', { name: 'Save as it is now' }).press('Enter')
  await panel.getByText('Saved: Bench').waitFor({ timeout: 120_000 })
  return Date.now() - began
}

/** From the yes until the page loads anew. */
async function restore(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Restore: Bench' }).first().press('Enter')
  const question = page.getByRole('alertdialog')
  await question.waitFor()
  const began = Date.now()
  const loaded = page.waitForEvent('domcontentloaded', { timeout: 120_000 })
  await question.getByRole('button', { name: 'Restore' }).press('Enter')
  await loaded
  return Date.now() - began
}

async function move(page: Page): Promise<number> {
  const began = Date.now()
  await page.evaluate(() => window.probe.untilMoved('provider-mock'))
  return Date.now() - began
}
