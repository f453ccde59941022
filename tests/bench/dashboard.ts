import { slowDown, withBrowser } from './support/browser'
import { atMost, type Outcome } from './support/figure'
import { balanceShown, fillLogin, submit, workerInCharge } from './support/player'
import { kilobytesOnWire, type Site } from './support/site'
import { interleave, Series } from './support/statistics'

/** Minimum response time that the specification prescribes for the account API. */
const specifiedDelayMs = 500

/** Measures from the tap on “Log in” to the balance on the dashboard, while the worker controls the app. */
export function measureDashboard(site: Site): Promise<Outcome> {
  return withBrowser(async (openPage) => {
    const series = new Series(async () => {
      const page = await openPage()
      await page.goto(`${site.origin}/login`)
      await workerInCharge(page)
      await slowDown(page)
      await fillLogin(page)
      const tapped = page.evaluate(() => window.probe.nextClick())
      const shown = balanceShown(page)
      await submit(page)
      const duration = (await shown) - (await tapped)
      const loaded = await page.evaluate(() => window.probe.loadedPaths())
      const scripts = loaded.filter((path) => path.endsWith('.js'))
      await page.context().close()
      return { duration, script: kilobytesOnWire(site.folder, scripts) }
    })
    await interleave([series])
    const duration = series.median((sample) => sample.duration) - specifiedDelayMs
    const script = series.median((sample) => sample.script)
    return {
      figures: [
        atMost(
          'login → dashboard with its balance, beyond the specified 500 ms',
          duration,
          1000,
          ' ms',
        ),
        atMost('login → dashboard: script in all', script, 270, ' kB gz'),
      ],
    }
  })
}
