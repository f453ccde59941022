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

/** Where the app's windows tell each other what changed. */
const dataChannel = 'data'

const rows = 100_000
const rounds = 2
/** On the disk, where testers keep theirs: what a browser keeps in memory for a window without a past is not that. */
const profile = join(workFolder, 'profile-worlds')
const otherProfile = join(workFolder, 'profile-worlds-other')
const worldFile = join(workFolder, 'bench.world.json')

interface Step {
  ms: number
  /** The slowest call of another tab meanwhile. */
  longest: number
}

/** A restore ends as the other windows are told of it; what the page that then loads anew costs others is a figure of its own. */
interface Restore extends Step {
  /** The slowest call while it loads and a second after. */
  reloading: number
}

/** A world with a large ledger, saved and restored in the testers' panel, while another tab goes on. */
export async function measureWorlds(site: Site): Promise<Outcome> {
  rmSync(profile, { recursive: true, force: true })
  const [saved, restored] = await withProfile(profile, async (page) => {
    const other = await openTwice(page, site)
    await page.evaluate((count) => window.probe.growLedger(count), rows)
    const series = [
      new Series(async () => {
        // The panel is open before the clock runs: how long a page takes to open is not what a world costs.
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
  // One browser after the other: two would share the processor and the disk, which no tester has them do.
  const anew = new Series(async () => {
    rmSync(otherProfile, { recursive: true, force: true })
    return withProfile(otherProfile, async (page) => {
      const other = await openTwice(page, site)
      await openWorlds(page, site)
      // What the browser before this one still puts away as it closes is not this one's.
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
      // All of it is written, and every window waits for it.
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

/** `work` answers how long it took. */
async function meanwhile(other: Page, work: () => Promise<number>): Promise<Step> {
  const calls = other.evaluate(() => window.probe.callUntilStopped())
  const ms = await work()
  await other.evaluate(() => window.probe.stopCalls())
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

async function exportTo(file: string, page: Page): Promise<void> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export: Bench' }).first().press('Enter')
  await (await download).saveAs(file)
}

/** From the file's choice until it can be restored. */
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

/** From the press until the panel says that it is saved. */
async function save(page: Page): Promise<number> {
  const panel = page.getByRole('dialog', { name: 'Tester tools' })
  await panel.getByLabel('Name').fill('Bench')
  const began = Date.now()
  await panel.getByRole('button', { name: 'Save current state' }).press('Enter')
  await panel.getByText('Saved: Bench').waitFor({ timeout: 120_000 })
  return Date.now() - began
}

/** Its time is that from the yes until the page loads anew. */
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
