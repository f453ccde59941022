import type { Page } from '@playwright/test'
import { calendarPaths } from '#contract/calendar/calendar'
import { mailPaths } from '#contract/mail/mail'
import { providerPaths } from '#contract/provider'
import { memberPaths } from '#lib/paths/member'
import { landingPath } from '#lib/paths/publicPaths'
import { bangkokDay, dayMs } from '#lib/time'
import { type Stores, storesAfter } from '../year/stores'
import { slowed, withBrowser } from './support/browser'
import { atMost, type Outcome, rounded } from './support/figure'
import { openLoggedIn } from './support/player'
import type { Site } from './support/site'
import { interleave, quantile, Series } from './support/statistics'
import { markdownTable } from './support/table'

const days = 365
/** A round opens every page twice. With fewer rounds, one slow moment would decide the result. */
const rounds = 5
const userId = 'M1001'
const provider = 'https://provider.invalid'

function calls(until: number): Record<string, string> {
  const span = new URLSearchParams({
    from: bangkokDay(until - 15 * dayMs),
    to: bangkokDay(until + 15 * dayMs),
  })
  return {
    limits: provider + providerPaths.protection(userId),
    cashback: provider + providerPaths.cashback(userId),
    spins: provider + providerPaths.wheelSpins(userId),
    'wheel points': provider + providerPaths.wheelPoint(userId),
    'invite summary': provider + providerPaths.inviteSummary(userId),
    notifications: provider + providerPaths.notifications(userId),
    wallet: provider + providerPaths.wallet(userId),
    statement: provider + providerPaths.statement(userId),
    'promotions received': provider + providerPaths.receivedAll(userId),
    codes: provider + providerPaths.codeHistory(userId),
    'available promotions': provider + providerPaths.availablePromotion(userId),
    'deposit history': `${provider}${providerPaths.depositHistory(userId)}?limit=30`,
    'recent deposits': `${provider}${providerPaths.depositHistory(userId)}?days=90`,
    'sent mail': `${mailPaths.list}?place=sent`,
    calendar: `${calendarPaths.events}?${span}`,
  }
}

const pages = [
  landingPath,
  memberPaths.wallet,
  memberPaths.history,
  memberPaths.statement,
  memberPaths.limits,
  memberPaths.cashback,
  memberPaths.wheel,
  memberPaths.code,
  memberPaths.received,
  memberPaths.invite,
  memberPaths.notifications,
]

type Times = Record<string, number>

/** Compares a device after one day of use with one after a year: calls, pages and stored bytes. */
export async function measureYear(site: Site): Promise<Outcome> {
  const until = Date.now()
  return compareYears(site, await storesAfter(1, until), await storesAfter(days, until))
}

/** Compares two devices with these stores. */
export function compareYears(
  site: Site,
  dayOne: Stores,
  aYear: Stores,
  until = Date.now(),
): Promise<Outcome> {
  return withBrowser(async (openPage) => {
    const [young, old] = [await openPage(), await openPage()]
    await fill(young, site, dayOne)
    await fill(old, site, aYear)
    const size = await old.evaluate(() => window.probe.databaseBytes())
    const [youngTimes, oldTimes] = [young, old].map(
      (page) =>
        new Series<Times>(async () => ({
          ...(await timeCalls(page, calls(until))),
          ...(await timePages(page, site)),
        })),
    )
    if (!youngTimes || !oldTimes) throw new Error('There are two pages')
    await interleave([youngTimes, oldTimes], rounds)
    const longest = await longestLists(old)
    const names = [...Object.keys(calls(until)), ...pages]
    const ratios = new Map(
      names.map((name) => {
        const at = (series: Series<Times>) => series.median((times) => times[name] ?? Number.NaN)
        return [
          name,
          { first: at(youngTimes), last: at(oldTimes), times: at(oldTimes) / at(youngTimes) },
        ]
      }),
    )
    const worst = (list: readonly string[]) =>
      list
        .map((name) => ({ name, times: ratios.get(name)?.times ?? Number.NaN }))
        .toSorted((one, other) => other.times - one.times)[0] ?? { name: '', times: Number.NaN }
    const [call, page] = [worst(Object.keys(calls(until))), worst(pages)]
    return {
      detail: markdownTable(
        ['day 365 beside day 1', 'day 1 ms', 'day 365 ms', '×'],
        [...ratios].map(([name, { first, last, times }]) => [
          name.startsWith('/') ? `page \`${name}\`` : `call: ${name}`,
          ...[first, last, times].map(rounded),
        ]),
      ),
      figures: [
        atMost('a year: the call that grew most', call.times, 1.5, ' × day 1', call.name),
        atMost('a year: the page that grew most', page.times, 1.5, ' × day 1', page.name),
        atMost('a year: rows of the longest list at once', longest, 60, ''),
        atMost('a year: all of IndexedDB', size / 1e6, 20, ' MB'),
      ],
    }
  })
}

/** Opens the pages that create the stores, then fills the stores. */
async function fill(page: Page, site: Site, stores: Stores): Promise<void> {
  await openLoggedIn(page, site.origin)
  for (const path of [memberPaths.mail, memberPaths.calendar]) {
    await page.evaluate((to) => window.probe.changeRoute(to), path)
    await page.waitForTimeout(2000)
  }
  for (const [name, tables] of Object.entries(stores)) {
    await page.evaluate(([database, rows]) => window.probe.fillStores(database, rows), [
      name,
      tables,
    ] as const)
  }
}

/**
 * Makes each call several times in turn.
 * @returns the median of each in milliseconds
 */
async function timeCalls(page: Page, urls: Record<string, string>): Promise<Times> {
  await page.bringToFront()
  const times: Times = {}
  for (const [name, url] of Object.entries(urls)) {
    const turns: number[] = []
    for (let turn = 0; turn < 5; turn += 1) {
      turns.push(await page.evaluate((to) => window.probe.timeCall(to), url))
    }
    times[name] = quantile(turns, 0.5)
  }
  return times
}

/** Opens each page from another one, with nothing cached, on the slowed processor. */
async function timePages(page: Page, site: Site): Promise<Times> {
  const times: Times = {}
  for (const path of pages) {
    await page.goto(site.origin + memberPaths.account)
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(500)
    times[path] = await slowed(page, () => page.evaluate((to) => window.probe.openWhole(to), path))
  }
  return times
}

/** @returns the rows of the longest list on any of the pages */
async function longestLists(page: Page): Promise<number> {
  let longest = 0
  for (const path of pages) {
    await page.evaluate((to) => window.probe.openWhole(to), path)
    longest = Math.max(longest, await page.evaluate(() => window.probe.longestList()))
  }
  return longest
}
