/**
 * `npm run trial -- monkeys [seed] [--short] [--moves N] [--from N] [--count N]` runs seeded monkey tests
 * with real input on all pages, in both sizes, all languages and directions. Each fault is printed with the
 * arguments that reproduce it: `-- monkeys --replay JSON`, and `--shrink JSON` for the fewest moves. Fails
 * if there was any fault.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { Random } from '#mocks/random'
import { locales } from '#ui/intl/locale'
import { build } from '../../e2e/support/builds'
import { chromiumOptions } from '../../e2e/support/chromium'
import { openSite } from '../../e2e/support/site'
import { memberRoutes, openRoutes, showcaseRoutes } from '../../e2e/support/sweep/routes'
import { monkeysResult } from '../../trialResult'
import { seedNumber, usualSeed } from '../arguments'
import { makeMoves } from './moves'
import { type Hit, play, type Visit } from './visit'

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    moves: { type: 'string' },
    from: { type: 'string', default: '0' },
    count: { type: 'string' },
    replay: { type: 'string' },
    shrink: { type: 'string' },
  },
})
const seed = positionals[0] ?? usualSeed
const moves = Number(values.moves ?? (values.short ? 30 : 60))
const routes = [...memberRoutes, ...showcaseRoutes, ...openRoutes]
/** How many visits run in parallel; mostly they wait. */
const hands = 2

/** Every page in both sizes; a short round takes one of them, chosen by the seed. */
function visits(): Visit[] {
  const all = routes.flatMap((route) =>
    ([390, 1440] as const).map((width) => visitOf(route, width)),
  )
  if (values.short) {
    const random = new Random(seedNumber(seed))
    const visit = all[random.integer(0, all.length - 1)]
    return visit === undefined ? [] : [visit]
  }
  const from = Number(values.from)
  return all.slice(from, from + Number(values.count ?? all.length))
}

function visitOf(route: string, width: Visit['width']): Visit {
  const random = new Random(seedNumber(`${seed} ${route} ${width}`))
  const locale = locales[random.integer(0, locales.length - 1)] ?? 'en'
  return { route, width, locale, rtl: random.chance(0.5), moves: makeMoves(random, moves) }
}

/** The kind of a fault. Its page and its number of pixels depend on moves that it does not need. */
function isSame(one: Hit, other: Hit): boolean {
  const [what, again] = [one, other].map((hit) => hit.what.replaceAll(/\d+/g, ''))
  return what === again
}

/**
 * Finds the fewest moves with the same fault: leaves out halves, then single moves, while the fault stays.
 */
async function shrink(visit: Visit, hit: Hit): Promise<Visit> {
  let least: Visit = { ...visit, moves: visit.moves.slice(0, hit.after) }
  for (let size = Math.floor(least.moves.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at + size < least.moves.length; ) {
      const shorter = { ...least, moves: least.moves.toSpliced(at, size) }
      const again = await play(browser, site.url, shorter)
      if (again !== null && isSame(hit, again)) {
        // Moves after the fault are not needed either.
        least = { ...shorter, moves: shorter.moves.slice(0, again.after) }
        // The result so far, in case the run is stopped here.
        console.log(`     ${least.moves.length} moves do: --replay '${JSON.stringify(least)}'`)
      } else at += size
    }
  }
  return least
}

function planned(): Visit[] {
  const given = values.replay ?? values.shrink
  return given === undefined ? visits() : [JSON.parse(given)]
}

let made = 0
let hits = 0

/** Makes one visit after the other while there are any. */
async function playAll(left: Visit[]): Promise<void> {
  for (let visit = left.shift(); visit !== undefined; visit = left.shift()) {
    const { route, width, locale, rtl } = visit
    const where = `${route} ${width} ${locale} ${rtl ? 'rtl' : 'ltr'}`
    const hit = await play(browser, site.url, visit)
    made += hit?.after ?? visit.moves.length
    if (hit === null) {
      console.log(`ok   ${where}`)
      continue
    }
    hits += 1
    console.log(`HIT  ${where}: ${hit.what}, on ${hit.where}, after ${hit.after} moves`)
    const least = values.shrink
      ? await shrink(visit, hit)
      : { ...visit, moves: visit.moves.slice(0, hit.after) }
    console.log(`     --replay '${JSON.stringify(least)}'`)
  }
}

if (process.env.DIST === undefined) await build('dist')
const site = await openSite()
const browser = await chromium.launch(chromiumOptions)
const began = Date.now()
try {
  const left = planned()
  const count = left.length
  await Promise.all(Array.from({ length: Math.min(hands, count) }, () => playAll(left)))
  const seconds = Math.round((Date.now() - began) / 1000)
  const line = `monkeys, seed ${seed}: ${count} visits, ${made} moves, ${hits} hits`
  console.log(`${line}; in ${seconds} s`)
  mkdirSync('.cache', { recursive: true })
  writeFileSync(monkeysResult, line)
} finally {
  await browser.close()
  await site.close()
}
if (hits > 0) process.exitCode = 1
