import type { Page } from '@playwright/test'
import { paths } from '#lib/paths/publicPaths'
import { slowed, withBrowser } from './support/browser'
import { atMost, type Outcome } from './support/figure'
import { openLoggedIn, workerInCharge } from './support/player'
import { memberRoutes } from './support/routes'
import type { Site } from './support/site'
import { quantile } from './support/statistics'

const guestRoutes = [paths.login, paths.forgot]
/** Minimum number of measured changes of each kind. */
const changes = 20

/** Measures changes between routes that were shown before, on the slowed processor. */
export function measureRouteChange(site: Site): Promise<Outcome> {
  return withBrowser(async (openPage) => {
    const guest = await openPage()
    await guest.goto(`${site.origin}/login`)
    await workerInCharge(guest)
    const player = await openPage()
    await openLoggedIn(player, site.origin)
    return {
      figures: [
        atMost('route change, guest: p75', await p75(guest, guestRoutes), 100, ' ms'),
        atMost('route change, player: p75', await p75(player, memberRoutes), 100, ' ms'),
      ],
    }
  })
}

async function p75(page: Page, routes: readonly string[]): Promise<number> {
  await page.bringToFront()
  // Let the worker store all deferred files first, so that the page is warm.
  await page.evaluate(() => window.probe.storeEverything())
  const ahead = [...routes.slice(1), ...routes.slice(0, 1)]
  // Visit each route once, because loading its files is not part of a warm change.
  for (const path of ahead) await changeTo(page, path)
  const times: number[] = []
  await slowed(page, async () => {
    while (times.length < changes) for (const path of ahead) times.push(await changeTo(page, path))
  })
  return quantile(times, 0.75)
}

async function changeTo(page: Page, path: string): Promise<number> {
  const took = await page.evaluate((to) => window.probe.changeRoute(to), path)
  // Wait so that the specified transition of guest pages (0.4 s) and late chunks do not overlap the next
  // change.
  await page.waitForTimeout(1000)
  return took
}
