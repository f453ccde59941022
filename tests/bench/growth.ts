import type { Page } from '@playwright/test'
import { memberPaths } from '../../src/app/memberPaths'
import { slowed, withBrowser } from './browser'
import { atMost, type Figure, type Outcome, rounded } from './figure'
import { openLoggedIn } from './player'
import type { Site } from './site'
import { interleave, Series } from './statistics'

/** Fewer than elsewhere: each takes seconds, and the target is far from noise. */
const rounds = 3

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
    row: '[aria-setsize]',
    few: 100,
    many: 10_000,
    fill: (page, count) => page.evaluate((rows) => window.probe.growHistory(rows), count),
  },
  {
    what: 'mails',
    path: memberPaths.mail,
    row: '[aria-setsize]',
    few: 100,
    many: 10_000,
    fill: (page, count) =>
      page.evaluate((rows) => window.probe.growDemo('mail', 'mails', rows), count),
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
    what: 'kanban items',
    path: memberPaths.kanbanBoard,
    row: '[data-rfd-draggable-id^="item"]',
    few: 100,
    many: 2000,
    fill: (page, count) => page.evaluate((rows) => window.probe.growBoard(rows), count),
  },
]

/** Opening a long list beside opening a short one, and the longest task while scrolling through it. */
export async function measureGrowth(site: Site): Promise<Outcome> {
  const figures: Figure[] = []
  for (const list of lists) figures.push(...(await growthOf(site, list)))
  return { figures }
}

function growthOf(site: Site, list: GrowingList): Promise<Figure[]> {
  return withBrowser(async (openPage) => {
    const opening = async (count: number) => {
      const page = await openPage()
      await openLoggedIn(page, site.origin)
      // The stores are there once the page was.
      await page.evaluate((path) => window.probe.changeRoute(path), list.path)
      await page.waitForTimeout(3000)
      await list.fill(page, count)
      return { page, series: new Series(() => open(page, site, list)) }
    }
    const few = await opening(list.few)
    const many = await opening(list.many)
    await interleave([few.series, many.series], rounds)
    const times = [few, many].map(({ series }) => series.median((ms) => ms))
    const [fewMs = Number.NaN, manyMs = Number.NaN] = times
    await many.page.waitForTimeout(2000)
    const longest = await slowed(many.page, () =>
      many.page.evaluate(() => window.probe.scrollThrough()),
    )
    return [
      atMost(
        `${list.many} ${list.what}: opening`,
        manyMs / fewMs,
        2,
        ` × with ${list.few}`,
        `${rounded(manyMs)} ms`,
      ),
      atMost(`${list.many} ${list.what}: longest task while scrolling`, longest, 50, ' ms'),
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
