import { largestPart, largestRoute } from './routeSizes'
import { withBrowser } from './support/browser'
import { atMost, type Outcome } from './support/figure'
import { workerInCharge } from './support/player'
import { kilobytesOnWire, type Site } from './support/site'

/** What the first visit brings onto the device, what it keeps in the end, and what a route adds. */
export function measureSizes(site: Site): Promise<Outcome> {
  return withBrowser(async (openPage) => {
    const page = await openPage()
    await page.goto(`${site.origin}/login`)
    await workerInCharge(page)
    const worker = await page.evaluate(async () => (await fetch('/worker.js')).text())
    const atInstall = [
      '/worker.js',
      ...(worker.match(/\/assets\/worker-[\w-]+\.js/g) ?? []),
      ...(await page.evaluate(() => window.probe.loadedPaths())),
      ...(await page.evaluate(() => window.probe.storedPaths('workbox-precache'))),
    ]
    await page.evaluate(() => window.probe.storeEverything())
    const atLast = [...atInstall, ...(await page.evaluate(() => window.probe.storedPaths('')))]
    const route = largestRoute(site.folder)
    const part = largestPart(site.folder)
    return {
      figures: [
        atMost('first install', kilobytesOnWire(site.folder, atInstall), 450, ' kB gz'),
        atMost('everything kept for offline', kilobytesOnWire(site.folder, atLast), 2500, ' kB gz'),
        atMost('largest route, own chunks', route.kilobytes, 60, ' kB gz', route.name),
        atMost('largest part on demand, with its page', part.kilobytes, 160, ' kB gz', part.name),
      ],
    }
  })
}
