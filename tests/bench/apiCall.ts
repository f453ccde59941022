import type { Page } from '@playwright/test'
import { withBrowser } from './support/browser'
import { atMost, type Outcome, rounded } from './support/figure'
import { player, workerInCharge } from './support/player'
import type { Site } from './support/site'
import { interleave, quantile, Series } from './support/statistics'
import { markdownTable } from './support/table'

interface CallTimes {
  p50: number
  p95: number
  /**
   * p50 of a call whose handler reads no database, so only the way to the worker and back is measured.
   * Milliseconds.
   */
  wayOnly: number
  /** Milliseconds until the last of 50 simultaneous calls is answered. */
  burst: number
}

/**
 * Measures `GET /api/account/me` through the app's worker and through MSW's own, with the same handlers and
 * database.
 */
export function measureApiCall(sites: { app: Site; msw: Site }): Promise<Outcome> {
  return withBrowser(async (openPage) => {
    const appPage = await openPage()
    const app = await callsOf(appPage, `${sites.app.origin}/login`)
    // Finish the worker's deferred storing first, or the figures would include it.
    await appPage.evaluate(() => window.probe.storeEverything())
    const msw = await callsOf(await openPage(), `${sites.msw.origin}/`)
    await interleave([app, msw])
    const ratioOf = (part: 'p50' | 'wayOnly') => middle(app)[part] / middle(msw)[part]
    return {
      detail: markdownTable(
        [
          '500 calls of `/api/account/me` in turn',
          'p50 ms',
          'p95 ms',
          'without database, p50 ms',
          '50 at once ms',
        ],
        [row('the app’s worker', app), row('MSW’s own worker', msw)],
      ),
      figures: [
        atMost('`/api` call without database: p50', ratioOf('wayOnly'), 0.7, ' × MSW’s own worker'),
        atMost('`/api/account/me`: p50', ratioOf('p50'), 0.7, ' × MSW’s own worker'),
      ],
    }
  })
}

async function callsOf(page: Page, url: string): Promise<Series<CallTimes>> {
  await page.goto(url)
  await workerInCharge(page)
  const token = await page.evaluate(
    ({ username, password }) => window.probe.logIn(username, password),
    player,
  )
  return new Series(async () => {
    await page.bringToFront()
    const turns = await page.evaluate((mine) => window.probe.callInTurn(mine, 500), token)
    const way = await page.evaluate(() => window.probe.callInTurn(null, 500))
    const burst = await page.evaluate((mine) => window.probe.callTogether(mine, 50), token)
    return {
      p50: quantile(turns, 0.5),
      p95: quantile(turns, 0.95),
      wayOnly: quantile(way, 0.5),
      burst,
    }
  })
}

function middle(series: Series<CallTimes>): CallTimes {
  return {
    p50: series.median(({ p50 }) => p50),
    p95: series.median(({ p95 }) => p95),
    wayOnly: series.median(({ wayOnly }) => wayOnly),
    burst: series.median(({ burst }) => burst),
  }
}

function row(name: string, series: Series<CallTimes>): string[] {
  return [name, ...Object.values(middle(series)).map(rounded)]
}
