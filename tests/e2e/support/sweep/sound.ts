import { expect, type Page } from '@playwright/test'
import { type Locale, locales } from '#ui/intl/locale'
import { looksAtAll, turnOf } from '../../../contentSeed'
import { cutBeginnings } from '../beginnings'
import { axeViolations } from './axe'
import { strayEndings } from './endings'
import { markupFaults } from './markup'
import { showcaseRoutes, waitingMarks } from './routes'
import { wrongSides } from './sides'
import { smallTargets } from './targets'

interface Setting {
  viewport: { width: number; height: number }
  look: { mode: 'light' | 'dark'; rtl: boolean; locale: Locale }
  /** For the test's title. */
  name: string
}

const viewports = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 320, height: 568 },
] as const

/**
 * Each language in both directions at each width: pairs of one setting and another that differs from
 * it in language, direction, width and mode.
 */
const pairs: readonly (readonly [Setting, Setting])[] = locales.flatMap((_, language) =>
  viewports.map((_, width) => {
    const isDark = (language + width) % 2 === 1
    return [
      settingOf(language, width, isDark, false),
      settingOf(language + 2, width + 1, !isDark, true),
    ] as const
  }),
)

function settingOf(language: number, width: number, isDark: boolean, rtl: boolean): Setting {
  const locale = locales[language % locales.length] ?? 'en'
  const viewport = viewports[width % viewports.length] ?? viewports[0]
  const mode = isDark ? 'dark' : 'light'
  const direction = rtl ? 'right to left' : 'left to right'
  return {
    viewport,
    look: { mode, rtl, locale },
    name: `${locale}, ${mode}, ${direction}, ${viewport.width} px`,
  }
}

/**
 * The settings that this run looks at, a pair of them: which one, and which pages in which, changes
 * with the sources. All on demand: every page in all.
 */
export const settingsInTurn = looksAtAll
  ? pairs.flat()
  : [...(pairs[turnOf('setting', pairs.length)] ?? [])]

/** A run looks at one page of so many. */
const rounds = 24

/** Is it this page's turn, and in this setting? */
export function isDue(page: string, setting: Setting): boolean {
  return looksAtAll || setting === settingsInTurn[turnOf(page, settingsInTurn.length * rounds)]
}

/**
 * One heading, nothing for axe to find, each text in its language and whole from beginning to end, no sideways
 * scroll; of the showcases all that is pressed as large as a finger, where there is one.
 */
export async function expectSound(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), what).toHaveCount(1)
  const marks = page.locator(waitingMarks(new URL(page.url()).pathname))
  await expect(async () => {
    // Some of a page comes only for whoever scrolls to it.
    if ((await marks.count()) > 0)
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    expect(await marks.count()).toBe(0)
  }, what).toPass({ timeout: 10_000 })
  await page.evaluate(() => scrollTo(0, 0))
  // Soft: a sweep names every page that is at fault, not only the first.
  expect.soft(await axeViolations(page), what).toEqual([])
  expect.soft(await markupFaults(page), what).toEqual([])
  expect.soft(await cutBeginnings(page), what).toEqual([])
  expect.soft(await strayEndings(page), what).toEqual([])
  expect.soft(await wrongSides(page), what).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(overflow, `${what}: sideways scroll`).toBeLessThanOrEqual(0)
  if (showcaseRoutes.includes(new URL(page.url()).pathname) && (await hasFinger(page))) {
    expect.soft(await smallTargets(page), what).toEqual([])
  }
}

function hasFinger(page: Page): Promise<boolean> {
  return page.evaluate(() => matchMedia('(pointer: coarse)').matches)
}
