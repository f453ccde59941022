import { expect, type Page } from '@playwright/test'
import { looksAtAll, turnOf } from '../../contentSeed'
import { axeViolations } from './axe'
import { markupFaults } from './markup'
import { waitingMarks } from './routes'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

interface Setting {
  viewport: { width: number; height: number }
  look: { mode: 'light' | 'dark'; rtl: boolean }
  /** For the test's title. */
  name: string
}

/** Each combination of mode, direction and width; the second four are the opposites of the first. */
const settings: readonly Setting[] = (
  [
    { mode: 'light', rtl: false, viewport: phone },
    { mode: 'light', rtl: true, viewport: desktop },
    { mode: 'dark', rtl: false, viewport: desktop },
    { mode: 'dark', rtl: true, viewport: phone },
    { mode: 'dark', rtl: true, viewport: desktop },
    { mode: 'dark', rtl: false, viewport: phone },
    { mode: 'light', rtl: true, viewport: phone },
    { mode: 'light', rtl: false, viewport: desktop },
  ] as const
).map(({ mode, rtl, viewport }) => ({
  viewport,
  look: { mode, rtl },
  name: `${mode}, ${rtl ? 'right to left' : 'left to right'}, ${viewport.width} px`,
}))

/**
 * The settings that this run looks at: one and its opposite, so both modes, directions and widths.
 * Which ones, and which pages in which, changes with the sources. All on demand: every page in all.
 */
export const settingsInTurn = looksAtAll ? settings : oppositesInTurn()

function oppositesInTurn(): Setting[] {
  const turn = turnOf('setting', settings.length / 2)
  return settings.filter((_, index) => index % (settings.length / 2) === turn)
}

/** A run looks at one page of so many. */
const rounds = 3

/** Is it this page's turn, and in this setting? */
export function isDue(page: string, setting: Setting): boolean {
  return looksAtAll || setting === settingsInTurn[turnOf(page, settingsInTurn.length * rounds)]
}

/** One heading, nothing for axe to find, each text in its language, no sideways scroll. */
export async function expectSound(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), what).toHaveCount(1)
  await expect(page.locator(waitingMarks(new URL(page.url()).pathname)), what).toHaveCount(0)
  // Soft: a sweep names every page that is at fault, not only the first.
  expect.soft(await axeViolations(page), what).toEqual([])
  expect.soft(await markupFaults(page), what).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(overflow, `${what}: sideways scroll`).toBeLessThanOrEqual(0)
}
