import 'fake-indexeddb/auto'
import { defaultConfig } from '#mocks/backend/backend'
import { answerByHandlers, answerWithFaults } from '#mocks/dispatch'
import { indexProvider } from '#mocks/handlers'
import { withBrowser } from './support/browser'
import { atMost, type Outcome } from './support/figure'
import { player, workerInCharge } from './support/player'
import type { Site } from './support/site'
import { interleave, quantile, Series } from './support/statistics'

const calls = 500

/** Measures what the test API and its traffic recorder add to the time of a call. */
export async function measureTraffic(site: Site): Promise<Outcome> {
  const steered = await ruleCost()
  return withBrowser(async (openPage) => {
    const page = await openPage()
    await page.goto(`${site.origin}/login`)
    await workerInCharge(page)
    const token = await page.evaluate(
      ({ username, password }) => window.probe.logIn(username, password),
      player,
    )
    await page.evaluate(() => window.probe.storeEverything())
    const callsWith = (isRecording: boolean) =>
      new Series(async () => {
        await page.evaluate((wanted) => window.probe.recordTraffic(wanted), isRecording)
        return page.evaluate((given) => window.probe.callInTurn(...given), [token, calls] as const)
      })
    const [off, on] = [callsWith(false), callsWith(true)]
    await interleave([off, on])
    return {
      figures: [
        atMost('traffic not recorded: the extra time of a call, in Node', steered, 0.1, ' ms'),
        atMost('traffic recorded: `/api/account/me` more, p50', middle(on) - middle(off), 1, ' ms'),
      ],
    }
  })
}

/**
 * Measures everything in front of the handlers while no fault is set and nothing is recorded, not just the
 * switch.
 */
async function ruleCost(): Promise<number> {
  const index = indexProvider(defaultConfig)
  const plain = new Series(() => meanTime((request) => answerByHandlers(request, index)))
  const steered = new Series(() => meanTime((request) => answerWithFaults(request, index)))
  await interleave([plain, steered])
  return steered.median((time) => time) - plain.median((time) => time)
}

async function meanTime(answer: (request: Request) => Promise<Response>): Promise<number> {
  const begin = performance.now()
  for (let call = 0; call < calls; call += 1) {
    await answer(new Request(`${defaultConfig.providerOrigin}/bank`))
  }
  return (performance.now() - begin) / calls
}

function middle(series: Series<number[]>): number {
  return series.median((times) => quantile(times, 0.5))
}
