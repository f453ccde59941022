import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { slowDown, withProfile } from './support/browser'
import { workFolder } from './support/builds'
import { atMost, type Outcome, rounded } from './support/figure'
import { balanceReadable, balanceShown, openLoggedIn } from './support/player'
import type { Site } from './support/site'
import { interleave, Series } from './support/statistics'
import { markdownTable } from './support/table'

const installed = join(workFolder, 'profile-installed')
const started = join(workFolder, 'profile-started')

/**
 * Files of a profile that belong to the app, besides its data. Without them, the next start is a first
 * start.
 */
const keptFiles = ['Service Worker', 'Cache', 'Code Cache'].map((name) => join('Default', name))

/** Measures from opening the app, logged in, until the balance is readable and until it is on the dashboard. */
export async function measureOfflineStart(site: Site, plainSite: Site): Promise<Outcome> {
  rmSync(installed, { recursive: true, force: true })
  await withProfile(installed, async (page) => {
    await openLoggedIn(page, site.origin)
    await page.evaluate(() => window.probe.storeEverything())
    await page.waitForFunction(() =>
      localStorage.getItem('startup-snapshot')?.includes('/dashboard'),
    )
  })
  const offline = new Series(() => withoutServer(site, () => start(site)))
  const online = new Series(() => start(site))
  const cold = new Series(() => start(site, keptFiles))
  const plain = new Series(() => plainPaint(plainSite))
  await interleave([offline, online, cold, plain])

  const times = [offline, online, cold].map((series) => ({
    readable: series.median(({ readable }) => readable),
    shown: series.median(({ shown }) => shown),
  }))
  const [offlineTimes, onlineTimes, coldTimes] = times
  if (!offlineTimes || !onlineTimes || !coldTimes)
    throw new Error('Three ways to start are measured')
  const paint = plain.median(Number)
  const slowest = Math.max(offlineTimes.readable, onlineTimes.readable)
  return {
    detail: markdownTable(
      [
        'start of the app with a player logged in',
        'last balance readable after ms',
        'the page’s own',
      ],
      [
        row('installed, without a network', offlineTimes),
        row('installed, online', onlineTimes),
        row('not installed, online, empty caches', coldTimes),
        ['plain static form: first paint', rounded(paint), ''],
      ],
    ),
    figures: [
      atMost('start, installed: last balance readable', slowest / paint, 1.2, ' × the static page'),
      atMost(
        'start, installed and offline',
        offlineTimes.shown / coldTimes.shown,
        0.6,
        ' × the online start',
      ),
    ],
  }
}

function row(name: string, { readable, shown }: Times): string[] {
  return [name, rounded(readable), rounded(shown)]
}

interface Times {
  readable: number
  shown: number
}

/**
 * Starts the browser on a copy of the installed profile without `forgotten`.
 * @returns times in milliseconds
 */
function start(site: Site, forgotten: readonly string[] = []): Promise<Times> {
  return inStartedProfile(forgotten, async (page) => {
    await page.goto(site.origin, { waitUntil: 'commit' })
    const [readable, shown] = await Promise.all([balanceReadable(page), balanceShown(page)])
    return { readable, shown }
  })
}

function plainPaint(site: Site): Promise<number> {
  return inStartedProfile([], async (page) => {
    await page.goto(site.origin, { waitUntil: 'commit' })
    return (await page.evaluate(() => window.probe.watchLogin())).firstPaint
  })
}

function inStartedProfile<T>(forgotten: readonly string[], work: (page: Page) => Promise<T>) {
  rmSync(started, { recursive: true, force: true })
  cpSync(installed, started, { recursive: true })
  for (const name of forgotten) rmSync(join(started, name), { recursive: true, force: true })
  return withProfile(started, async (page) => {
    await slowDown(page)
    return work(page)
  })
}

async function withoutServer<T>(site: Site, work: () => Promise<T>): Promise<T> {
  await site.close()
  try {
    return await work()
  } finally {
    await site.open()
  }
}
