import type { Page } from '@playwright/test'
import { memberPaths } from '#lib/paths/member'
import { slowed, withBrowser } from './support/browser'
import { atMost, type Figure, type Outcome, rounded } from './support/figure'
import { openLoggedIn } from './support/player'
import type { Site } from './support/site'
import { interleave, Series } from './support/statistics'

/** Fewer rounds than elsewhere, because each takes seconds and the target is far above the noise. */
const rounds = 3

/** Opening a list with many rows may take this many times as long as with few. */
const timesWithFew = 1.5

interface GrowingList {
  what: string
  path: string
  /** Selector of a row; it matches once the list is shown. */
  row: string
  few: number
  many: number
  /** Replaces all records of the list by `count` new ones. */
  fill: (page: Page, count: number) => Promise<void>
}

const lists: GrowingList[] = [
  {
    what: 'transactions',
    path: memberPaths.history,
    row: 'main li > [aria-haspopup="dialog"]',
    few: 100,
    many: 10_000,
    fill: (page, count) => page.evaluate((rows) => window.probe.growHistory(rows), count),
  },
  {
    what: 'statement rows',
    path: memberPaths.statement,
    row: '.print-area li',
    few: 100,
    many: 10_000,
    fill: (page, count) => page.evaluate((rows) => window.probe.growStatement(rows), count),
  },
  {
    what: 'mails',
    path: memberPaths.mail,
    row: '[aria-setsize]',
    few: 100,
    many: 10_000,
    fill: (page, count) => page.evaluate((rows) => window.probe.growMails(rows), count),
  },
  {
    what: 'contacts',
    path: memberPaths.contactList,
    row: '[aria-setsize]',
    few: 100,
    many: 10_000,
    fill: (page, count) =>
      page.evaluate((rows) => window.probe.growDemo('contacts', 'contacts', rows), count),
  },
  {
    what: 'chat messages',
    path: `${memberPaths.chat}?user=u1`,
    row: '[data-message]',
    few: 100,
    many: 10_000,
    fill: (page, count) => page.evaluate((rows) => window.probe.growChat(rows), count),
  },
  {
    what: 'kanban items',
    path: memberPaths.kanbanBoard,
    row: '[data-rfd-draggable-id^="item"]',
    few: 100,
    many: 2000,
    fill: (page, count) => page.evaluate((rows) => window.probe.growBoard(rows), count),
  },
  {
    what: 'events',
    path: memberPaths.calendar,
    row: '.calendar-event',
    few: 100,
    many: 5000,
    fill: (page, count) => page.evaluate((rows) => window.probe.growCalendar(rows), count),
  },
]

/**
 * Compares opening a long list with opening a short one, and measures the longest task while scrolling
 * through it. Measures all lists, or those that `wanted` names.
 */
export async function measureGrowth(site: Site, wanted: readonly string[]): Promise<Outcome> {
  const figures: Figure[] = []
  for (const list of lists) {
    if (wanted.length === 0 || wanted.includes(list.what)) {
      figures.push(...(await growthOf(site, list)))
    }
  }
  return { figures }
}

function growthOf(site: Site, list: GrowingList): Promise<Figure[]> {
  return withBrowser(async (openPage) => {
    const filled = async (count: number) => {
      const page = await openPage()
      await openLoggedIn(page, site.origin)
      // The page creates its stores when it is first opened.
      await page.evaluate((path) => window.probe.changeRoute(path), list.path)
      await page.waitForTimeout(3000)
      await list.fill(page, count)
      return page
    }
    const [fewPage, manyPage] = [await filled(list.few), await filled(list.many)]
    const few = new Series(() => open(fewPage, site, list))
    const many = new Series(async () => ({
      opening: await open(manyPage, site, list),
      longestTask: await scroll(manyPage),
    }))
    await interleave([few, many], rounds)
    const opening = many.median((sample) => sample.opening)
    return [
      atMost(
        `${list.many} ${list.what}: opening`,
        opening / few.median((ms) => ms),
        timesWithFew,
        ` × with ${list.few}`,
        `${rounded(opening)} ms`,
      ),
      atMost(
        `${list.many} ${list.what}: longest task while scrolling`,
        many.median((sample) => sample.longestTask),
        50,
        ' ms',
      ),
    ]
  })
}

/**
 * Opens the list from another page, with nothing cached.
 * @returns milliseconds until its first rows are painted
 */
async function open(page: Page, site: Site, { path, row }: GrowingList): Promise<number> {
  await page.bringToFront()
  await page.goto(site.origin + memberPaths.account)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(2000)
  return slowed(page, () =>
    page.evaluate(([to, selector]) => window.probe.openUntil(to, selector), [path, row] as const),
  )
}

/**
 * Scrolls through the open list after it has settled.
 * @returns the longest task in ms, 0 if none took over 50 ms
 */
async function scroll(page: Page): Promise<number> {
  await page.waitForTimeout(2000)
  return slowed(page, () => page.evaluate(() => window.probe.scrollThrough()))
}
