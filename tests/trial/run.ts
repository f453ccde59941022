/**
 * `npm run trial -- <seed> [--orders N]`: the online build in Chromium, the simulated provider in a
 * process of its own, and between them a line that spoils what it carries. `-- --short` is the round
 * that runs with the tests; without a seed it is always the same. Fails when an order had two
 * effects, a screen said what was not so, or an order had no end.
 */
import { chromium } from '@playwright/test'
import { Random } from '#mocks/random'
import { build } from '../e2e/support/builds'
import { chromiumOptions } from '../e2e/support/chromium'
import { onlineProviderPort, providerUrlAt, startProvider } from '../e2e/support/provider'
import { readArguments, seedNumber } from './arguments'
import { Device } from './device'
import { Line } from './line'
import { kinds } from './orders'
import { makePlayers } from './players'
import { Provider } from './provider'
import { openProxy } from './proxy'
import { Report } from './report'
import { playRound } from './round'

/** So many rounds at a time: mostly they wait. */
const devices = 4

const { seed, orders, longestDelayMs } = readArguments(process.argv.slice(2))
await build('dist-online')
const address = providerUrlAt(onlineProviderPort + 1)
const providerProcess = await startProvider({ port: onlineProviderPort + 1, home: '' })
process.once('exit', () => providerProcess.kill())
const provider = new Provider(address)
const proxy = await openProxy(address)
// The port that the build names is the browser tests', which run at the same time: only this
// browser finds the line there.
const named = `127.0.0.1:${onlineProviderPort}`
const browser = await chromium.launch({
  ...chromiumOptions,
  args: [...(chromiumOptions.args ?? []), `--host-resolver-rules=MAP ${named} ${proxy.address}`],
})
const report = new Report()

/** Each round has one order of every kind, and one that ends them all. */
const rounds = Math.ceil(orders / (kinds.length + 1))
const players = await makePlayers(provider, rounds)

/** One round after the other on a device of its own, as long as there are players. */
async function play(index: number): Promise<void> {
  const random = new Random(seedNumber(`${seed} ${index}`))
  const line = new Line(new Random(seedNumber(`${seed} line ${index}`)), longestDelayMs)
  const device = await Device.open(browser, proxy, line)
  try {
    for (let player = players.shift(); player !== undefined; player = players.shift()) {
      await playRound({ device, provider, random, report, player })
    }
  } catch (cause) {
    await device.page.screenshot({ path: `.cache/trial-${index}.png` })
    throw cause
  }
  await device.close()
}

try {
  await Promise.all(Array.from({ length: Math.min(devices, rounds) }, (_, index) => play(index)))
} finally {
  await browser.close()
  proxy.close()
  providerProcess.kill()
}
if (!report.close(seed)) process.exitCode = 1
