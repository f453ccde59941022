import type { Locator, Page } from '@playwright/test'
import { cumulativeShift } from './layoutShift'
import type { TapTime } from './probe/taps'
import { slowed, withBrowser } from './support/browser'
import { atMost, type Outcome, rounded } from './support/figure'
import { balanceShown, fillLogin, workerInCharge } from './support/player'
import type { Site } from './support/site'
import { quantile } from './support/statistics'
import { markdownTable } from './support/table'

interface Tap extends TapTime {
  what: string
}

/** Number of slowest presses and of largest shifts that the report lists. */
const named = 8

/**
 * Measures each press of a player's visit until the next paint, on the slowed processor, and the layout
 * shifts.
 */
export function measureTaps(site: Site): Promise<Outcome> {
  return withBrowser(async (openPage) => {
    const page = await openPage()
    await page.goto(`${site.origin}/login`)
    await workerInCharge(page)
    await page.evaluate(() => window.probe.storeEverything())
    await page.reload()
    await page.evaluate(() => window.probe.watchTaps())
    const taps = await slowed(page, () => playStory(page))
    const shifts = await page.evaluate(() => window.probe.shifted())
    const times = taps.map(({ took }) => took)
    return {
      detail: [
        markdownTable(
          ['the slowest presses of a player’s story', 'to the next paint ms', 'waited', 'worked'],
          taps
            .toSorted((one, other) => other.took - one.took)
            .slice(0, named)
            .map(({ what, took, waited, worked }) => [
              what,
              ...[took, waited, worked].map(rounded),
            ]),
        ),
        markdownTable(
          ['what moved', 'layout shift'],
          shifts
            .toSorted((one, other) => other.value - one.value)
            .slice(0, named)
            .map(({ page: path, moved, value }) => [
              `${path}: ${moved.join('; ')}`,
              rounded(value),
            ]),
        ),
      ].join('\n\n'),
      figures: [
        atMost('press to next paint: p75', quantile(times, 0.75), 100, ' ms'),
        atMost('press to next paint: worst', Math.max(...times), 200, ' ms'),
        atMost(
          'layout shift over start and story',
          cumulativeShift(shifts),
          0.01,
          '',
          `${rounded(shifts.reduce((sum, { value }) => sum + value, 0))} with all that moved at other times`,
        ),
      ],
    }
  })
}

/** Logs in, deposits, begins a withdrawal and visits other pages. */
async function playStory(page: Page): Promise<Tap[]> {
  const taps: Tap[] = []
  const tap = async (what: string, place: Locator) => {
    await place.click()
    taps.push({ what, ...(await page.evaluate(() => window.probe.tapTook())) })
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  const bar = page.getByRole('navigation').last()

  await tap('the field of the name', page.locator('input[autocomplete=username]'))
  await fillLogin(page)
  const shown = balanceShown(page)
  await tap('log in', page.locator('form button[type=submit]'))
  await shown
  await tap('money', bar.getByRole('button').first())
  await tap('deposit', page.getByRole('dialog').getByRole('link').first())
  await tap('an amount', button('1,000.00 baht'))
  await tap('continue', button('Continue'))
  await tap('get the exact amount', button('Get the exact amount'))
  await tap('I have transferred', button('I have transferred'))
  for (const place of await bar.getByRole('link').all()) {
    await tap(`to ${await place.textContent()}`, place)
  }
  return taps
}
