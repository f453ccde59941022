import { expect, type Page } from '@playwright/test'
import { axeViolations } from './axe'
import { waitingMarks } from './routes'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

interface Setting {
  viewport: { width: number; height: number }
  look: { mode: 'light' | 'dark'; rtl: boolean }
  /** For the test's title. */
  name: string
}

/** Four of the eight in which each two of mode, direction and width meet; `ALL_LOOKS=1` for all. */
const pairs = [
  { mode: 'light', rtl: false, viewport: phone },
  { mode: 'light', rtl: true, viewport: desktop },
  { mode: 'dark', rtl: false, viewport: desktop },
  { mode: 'dark', rtl: true, viewport: phone },
] as const
const others = pairs.map((pair) => ({ ...pair, rtl: !pair.rtl }))

/** The settings in which every page is looked at. */
export const settings: readonly Setting[] = [
  ...pairs,
  ...(process.env.ALL_LOOKS ? others : []),
].map(({ mode, rtl, viewport }) => ({
  viewport,
  look: { mode, rtl },
  name: `${mode}, ${rtl ? 'right to left' : 'left to right'}, ${viewport.width} px`,
}))

/** One heading, nothing for axe to find, no sideways scroll. */
export async function expectSound(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), what).toHaveCount(1)
  await expect(page.locator(waitingMarks(new URL(page.url()).pathname)), what).toHaveCount(0)
  // Soft: a sweep names every page that is at fault, not only the first.
  expect.soft(await axeViolations(page), what).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(overflow, `${what}: sideways scroll`).toBeLessThanOrEqual(0)
}
