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

/** Channel on which the app's windows broadcast changes. */
const dataChannel = 'data'

const rows = 100_000
const rounds = 2
/** On the disk, like the profiles of testers. A private window would keep its data in memory. */
const profile = join(workFolder, 'profile-worlds')
const otherProfile = join(workFolder, 'profile-worlds-other')
const worldFile = join(workFolder, 'bench.world.json')

interface Step {
  ms: number
  /** Slowest call of another tab during the step. Milliseconds. */
  longest: number
}

/**
 * Result of a restore. It ends when the other windows are notified. The reload of the page after it has a
 * figure of its own.
 */
interface Restore extends Step {
  /** Slowest call of another tab during the reload and a second after it. Milliseconds. */
  reloading: number
}

/**
 * Measures saving and restoring a snapshot with a large ledger in the testers' panel, while another tab
 * makes calls.
 */
export async function measureWorlds(site: Site): Promise<Outcome> {
  rmSync(profile, { recursive: true, force: true })
  const [saved, restored] = await withProfile(profile, async (page) => {
    const other = await openTwice(page, site)
    await page.evaluate((count) => window.probe.growLedger(count), rows)
    const series = [
      new Series(async () => {
        // Open the panel before the clock starts: the time to open the page is not a cost of the snapshot.
        await openWorlds(page, site)
        return meanwhile(other, () => save(page))
      }),
      new Series(() => restore(page, other)),
    ] as const
    await interleave(series, rounds)
    await openWorlds(page, site)
    await exportTo(worldFile, page)
    return series
  })
  const read: Step[] = []
  // Use one browser at a time: two would share the processor and the disk, which is not how testers work.
  const anew = new Series(async () => {
    rmSync(otherProfile, { recursive: true, force: true })
    return withProfile(otherProfile, async (page) => {
      const other = await openTwice(page, site)
      await openWorlds(page, site)
      // Wait until the previous browser has written its data, so that it does not slow this one down.
      await page.waitForTimeout(3000)
      read.push(await meanwhile(other, () => importFrom(worldFile, page)))
      return restore(page, other)
    })
  })
  await interleave([anew], rounds)
  const restores = [...restored.samples, ...anew.samples]
  const timeOf = (what: string, series: Series<Step>, limit: number) =>
    atMost(
      `world with ${rows} ledger rows: ${what}`,
      series.median(({ ms }) => ms),
      limit,
      ' ms',
    )
  const figuresOf = (what: string, series: Series<Step>) => [
    timeOf(what, series, 5000),
    atMost(
      `another tab's calls meanwhile: ${what}`,
      Math.max(...series.samples.map(({ longest }) => longest)),
      200,
      ' ms',
      `median ${rounded(series.median(({ longest }) => longest))} ms`,
    ),
  ]
  return {
    detail: `While the page loads anew after a restore, another tab's calls took at most ${restores.map(({ reloading }) => rounded(reloading)).join(', ')} ms.`,
    figures: [
      ...figuresOf('saved', saved),
      ...figuresOf('restored where its rows are', restored),
      // Every row is written and every window waits, so the limit is higher.
      timeOf('restored in a browser that has none of its rows', anew, 60_000),
      atMost(
        `another tab's calls while the file of the last is read (${rounded(Math.max(...read.map(({ ms }) => ms)))} ms)`,
        Math.max(...read.map(({ longest }) => longest)),
        200,
        ' ms',
      ),
    ],
  }
}

/** Runs `work`, which returns its own duration, while another tab makes calls. */
async function meanwhile(other: Page, work: () => Promise<number>): Promise<Step> {
  const calls = other.evaluate(() => window.probe.callUntilStopped())
  const ms = await work()
  await other.evaluate(() => window.probe.stopCalls())
  return { ms, longest: Math.max(...(await calls)) }
}

/** Opens the app in the page, with the panel one press away, and in another tab. */
async function openTwice(page: Page, site: Site): Promise<Page> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openLoggedIn(page, site.origin)
  const other = await page.context().newPage()
  await other.goto(site.origin + memberPaths.account)
  return other
}

async function exportTo(file: string, page: Page): Promise<void> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export: Bench' }).first().press('Enter')
  await (await download).saveAs(file)
}

/** @returns milliseconds from choosing the file until the snapshot can be restored */
async function importFrom(file: string, page: Page): Promise<number> {
  const began = Date.now()
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Restore: Bench' }).first().waitFor({ timeout: 120_000 })
  return Date.now() - began
}

async function openWorlds(page: Page, site: Site): Promise<void> {
  await page.goto(site.origin + memberPaths.account)
  await page.getByRole('button', { name: 'Settings' }).press('Enter')
  await page.getByRole('button', { name: 'Tester tools' }).press('Enter')
  await page.getByRole('tab', { name: 'Snapshots' }).press('Enter')
}

/** @returns milliseconds from the press until the panel confirms that the snapshot is saved */
async function save(page: Page): Promise<number> {
  const panel = page.getByRole('dialog', { name: 'Tester tools' })
  await panel.getByLabel('Name').fill('Bench')
  const began = Date.now()
  await panel.getByRole('button', { name: 'Save current state' }).press('Enter')
  await panel.getByText('Saved: Bench').waitFor({ timeout: 120_000 })
  return Date.now() - began
}

/** Measures from the confirmation until the page reloads. */
async function restore(page: Page, other: Page): Promise<Restore> {
  await page.getByRole('button', { name: 'Restore: Bench' }).first().press('Enter')
  const question = page.getByRole('alertdialog')
  await question.waitFor()
  const began = Date.now()
  const loaded = page.waitForEvent('domcontentloaded', { timeout: 120_000 })
  const { longest } = await meanwhile(other, async () => {
    const told = other.evaluate(
      (name) => new Promise<void>((hear) => (new BroadcastChannel(name).onmessage = () => hear())),
      dataChannel,
    )
    await question.getByRole('button', { name: 'Restore' }).press('Enter')
    await told
    return 0
  })
  const { ms, longest: reloading } = await meanwhile(other, async () => {
    await loaded
    const ended = Date.now()
    await page.waitForTimeout(1000)
    return ended - began
  })
  return { ms, longest, reloading }
}
