/**
 * `npm run bench`: measures the speed of the built app beside the pages that it is compared with.
 * `npm run budgets` measures sizes. Prints Markdown. `-- login apiCall` measures only these parts,
 * `-- growth --list=mails` only this list. `-- --write` puts the table of figures into figures.md if
 * nothing failed. `-- --check` fails when a figure misses its target.
 */
import { cpus } from 'node:os'
import { measureApiCall } from './apiCall'
import { measureDashboard } from './dashboard'
import { measureGrowth } from './growth'
import { measureLogin } from './login'
import { measureMemory } from './memory'
import { measureOfflineStart } from './offlineStart'
import { measureOperator } from './operator'
import { measureRouteChange } from './routeChange'
import { provideApp, provideFloor, provideMsw, provideStatic } from './support/builds'
import type { Outcome } from './support/figure'
import { writeFigures } from './support/figuresFile'
import { openSite, type Site } from './support/site'
import { figureTable } from './support/table'
import { measureTabs } from './tabs'
import { measureTaps } from './taps'
import { measureTraffic } from './traffic'
import { measureWorlds } from './worlds'
import { measureYear } from './year'

const opened: Site[] = []

async function open(folder: string): Promise<Site> {
  const site = await openSite(folder)
  opened.push(site)
  return site
}

const app = await open(provideApp())

const flags = process.argv.slice(2)
const named = flags.filter((flag) => !flag.startsWith('--'))
const lists = flags.flatMap((flag) => /^--list=(.+)/.exec(flag)?.[1] ?? [])
if (flags.includes('--write') && named.length > 0) throw new Error('figures.md takes whole reports')

const measurements: Record<string, () => Promise<Outcome>> = {
  login: async () =>
    measureLogin({
      plain: await open(provideStatic()),
      floor: await open(await provideFloor()),
      app,
    }),
  dashboard: () => measureDashboard(app),
  apiCall: async () => measureApiCall({ app, msw: await open(await provideMsw()) }),
  offlineStart: async () => measureOfflineStart(app, await open(provideStatic())),
  routeChange: () => measureRouteChange(app),
  taps: () => measureTaps(app),
  growth: () => measureGrowth(app, lists),
  year: () => measureYear(app),
  tabs: () => measureTabs(app),
  operator: () => measureOperator(app),
  traffic: () => measureTraffic(app),
  worlds: () => measureWorlds(app),
  memory: () => measureMemory(app),
}

const outcomes: Outcome[] = []
const failed: string[] = []

for (const [name, measure] of Object.entries(measurements)) {
  if (named.length > 0 && !named.includes(name)) continue
  console.error(`Measuring ${name} …`)
  try {
    outcomes.push(await measure())
  } catch (error) {
    // A whole run takes half an hour, so one failure must not lose the other parts' figures.
    console.error(`${name} could not be measured:`, error)
    failed.push(name)
  }
}
for (const site of opened) await site.close()

const figures = outcomes.flatMap((outcome) => outcome.figures)
const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores`
const measuredOn = `${new Date().toISOString().slice(0, 10)}, ${machine}.`
const details = outcomes.flatMap(({ detail }) => detail ?? [])

console.log([measuredOn, ...details, figureTable(figures)].join('\n\n'))
if (flags.includes('--write') && failed.length === 0) {
  writeFigures(`${measuredOn}\n\n${figureTable(figures)}`)
}
if (failed.length > 0 || (flags.includes('--check') && figures.some(({ reached }) => !reached)))
  process.exitCode = 1
