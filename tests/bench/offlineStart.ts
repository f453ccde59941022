import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { slowDown, withProfile } from './browser'
import { workFolder } from './builds'
import { atMost, type Outcome, rounded } from './figure'
import { balanceShown, openLoggedIn } from './player'
import type { Site } from './site'
import { interleave, Series } from './statistics'
import { markdownTable } from './table'

const installed = join(workFolder, 'profile-installed')
const started = join(workFolder, 'profile-started')

/** What a profile keeps of an app besides its data: without it, the next start is a first one. */
const keptFiles = ['Service Worker', 'Cache', 'Code Cache'].map((name) => join('Default', name))

/** From opening the app, with the player logged in, to the balance on the dashboard. */
export async function measureOfflineStart(site: Site): Promise<Outcome> {
  rmSync(installed, { recursive: true, force: true })
  await withProfile(installed, async (page) => {
    await openLoggedIn(page, site.origin)
    await page.evaluate(() => window.probe.storeEverything())
  })
  const offline = new Series(() => withoutServer(site, () => start(site)))
  const online = new Series(() => start(site))
  const cold = new Series(() => start(site, keptFiles))
  await interleave([offline, online, cold])

  const [offlineMs, coldMs] = [offline.median(Number), cold.median(Number)]
  return {
    detail: markdownTable(
      ['start of the app with a player logged in', 'balance shown after ms'],
      [
        ['installed, without a network', rounded(offlineMs)],
        ['installed, online', rounded(online.median(Number))],
        ['not installed, online, empty caches', rounded(coldMs)],
      ],
    ),
    figures: [
      atMost('start, installed and offline', offlineMs / coldMs, 0.6, ' × the online start'),
    ],
  }
}

/** Starts the browser on a copy of the installed profile, less `forgotten`. Milliseconds. */
function start(site: Site, forgotten: readonly string[] = []): Promise<number> {
  rmSync(started, { recursive: true, force: true })
  cpSync(installed, started, { recursive: true })
  for (const name of forgotten) rmSync(join(started, name), { recursive: true, force: true })
  return withProfile(started, async (page) => {
    await slowDown(page)
    await page.goto(site.origin, { waitUntil: 'commit' })
    return balanceShown(page)
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
