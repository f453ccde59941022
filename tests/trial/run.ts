/**
 * `npm run trial -- <seed> [--requests N]` runs the online build in Chromium and the simulated provider in a
 * process of its own, with a connection between them that causes faults. `-- --short` is the round that
 * runs with the tests; without a seed it is always the same. Fails if a request took effect twice, a screen
 * said something false, or a request was never settled.
 */
import { chromium } from '@playwright/test'
import { Random } from '#mocks/random'
import { build } from '../e2e/support/builds'
import { chromiumOptions } from '../e2e/support/chromium'
import { onlineProviderPort, providerUrlAt, startProvider } from '../e2e/support/provider'
import { readArguments, seedNumber } from './arguments'
import { Device } from './device'
import { Line } from './line'
import { makePlayers } from './players'
import { Provider } from './provider'
import { openProxy } from './proxy'
import { Report } from './report'
import { kinds } from './requests'
import { playRound } from './round'

/** How many rounds run in parallel; mostly they wait. */
const devices = 4

const { seed, requests, longestDelayMs } = readArguments(process.argv.slice(2))
await build('dist-online')
const address = providerUrlAt(onlineProviderPort + 1)
const providerProcess = await startProvider({ port: onlineProviderPort + 1, home: '' })
process.once('exit', () => providerProcess.kill())
const provider = new Provider(address)
const proxy = await openProxy(address)
// The build names the port of the browser tests, which run at the same time. Only this browser is redirected
// to the proxy.
const named = `127.0.0.1:${onlineProviderPort}`
const browser = await chromium.launch({
  ...chromiumOptions,
  args: [...(chromiumOptions.args ?? []), `--host-resolver-rules=MAP ${named} ${proxy.address}`],
})
const report = new Report()

/** Each round has one request of every kind, and one that ends them all. */
const rounds = Math.ceil(requests / (kinds.length + 1))
const players = await makePlayers(provider, rounds)

/** Plays one round after the other on a device of its own while there are players. */
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
