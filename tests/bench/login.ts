import type { Page } from '@playwright/test'
import { slowDown, withBrowser } from './support/browser'
import { atMost, type Outcome, rounded } from './support/figure'
import { kilobytesOnWire, type Site } from './support/site'
import { interleave, Series } from './support/statistics'
import { markdownTable } from './support/table'

/** Measures the login page with empty caches, beside the plainest page possible and React and MUI alone. */
export function measureLogin(sites: { plain: Site; floor: Site; app: Site }): Promise<Outcome> {
  return withBrowser(async (openPage) => {
    const plain = loginOf(sites.plain, '/', openPage)
    const floor = loginOf(sites.floor, '/', openPage)
    const app = loginOf(sites.app, '/login', openPage)
    await interleave([plain, floor, app])
    const paint = middle(app).firstPaint / middle(plain).firstPaint
    const usable = middle(app).usable / middle(floor).usable
    const longTasks = middle(app).inLongTasks / middle(floor).inLongTasks
    return {
      detail: markdownTable(
        [
          'login page',
          'script kB gz',
          'first paint ms',
          'usable ms',
          'complete ms',
          'layout shift',
          'in long tasks ms',
        ],
        [
          row('plain static form (the limit)', plain),
          row('React and MUI, nothing else (the floor)', floor),
          row('Arcade Member', app),
        ],
      ),
      figures: [
        atMost('login: first paint', paint, 1.2, ' × the static page'),
        atMost('login: usable', usable, 1.15, ' × React and MUI alone'),
        atMost('login: in long tasks', longTasks, 1.2, ' × React and MUI alone'),
        atMost('login: script', middle(app).script, 175, ' kB gz'),
        atMost('login: layout shift', middle(app).layoutShift, 0.01, ''),
      ],
    }
  })
}

type LoginSeries = Series<{
  firstPaint: number
  usable: number
  complete: number
  layoutShift: number
  inLongTasks: number
  script: number
}>

function loginOf(site: Site, path: string, openPage: () => Promise<Page>): LoginSeries {
  return new Series(async () => {
    const page = await openPage()
    await slowDown(page)
    await page.goto(site.origin + path, { waitUntil: 'commit' })
    const { scripts, ...times } = await page.evaluate(() => window.probe.watchLogin())
    await page.context().close()
    return { ...times, script: kilobytesOnWire(site.folder, scripts) }
  })
}

function middle(series: LoginSeries) {
  return {
    script: series.median(({ script }) => script),
    firstPaint: series.median(({ firstPaint }) => firstPaint),
    usable: series.median(({ usable }) => usable),
    complete: series.median(({ complete }) => complete),
    layoutShift: series.median(({ layoutShift }) => layoutShift),
    inLongTasks: series.median(({ inLongTasks }) => inLongTasks),
  }
}

function row(name: string, series: LoginSeries): string[] {
  return [name, ...Object.values(middle(series)).map(rounded)]
}
