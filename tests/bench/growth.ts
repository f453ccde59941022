import type { Page } from '@playwright/test'
import { memberPaths } from '#lib/paths/member'
import { slowed, withBrowser } from './support/browser'
import { atMost, type Figure, type Outcome, rounded } from './support/figure'
import { openLoggedIn } from './support/player'
import type { Site } from './support/site'
import { interleave, Series } from './support/statistics'

/** Fewer than elsewhere: each takes seconds, and the target is far from noise. */
const rounds = 3

/** How many times as long as with few a list may take to open with many. */
const timesWithFew = 1.5

interface GrowingList {
  what: string
  path: string
  /** Stands on the page once the list does. */
  row: string
  few: number
  many: number
  /** Puts so many records in the place of those there are. */
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
 * Opening a long list beside opening a short one, and the longest task while scrolling through it: of all lists, or of
 * those that `wanted` names.
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
      // The stores are there once the page was.
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

/** From another page, nothing of the list at hand. Milliseconds until its first rows are painted. */
async function open(page: Page, site: Site, { path, row }: GrowingList): Promise<number> {
  await page.bringToFront()
  await page.goto(site.origin + memberPaths.account)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(2000)
  return slowed(page, () =>
    page.evaluate(([to, selector]) => window.probe.openUntil(to, selector), [path, row] as const),
  )
}

/** Through the open list, once it rests. The longest task in milliseconds, 0 where none took over 50. */
async function scroll(page: Page): Promise<number> {
  await page.waitForTimeout(2000)
  return slowed(page, () => page.evaluate(() => window.probe.scrollThrough()))
}
