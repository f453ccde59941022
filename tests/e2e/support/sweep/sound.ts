import { expect, type Page } from '@playwright/test'
import { cutBeginnings } from '../beginnings'
import { axeViolations } from './axe'
import { strayEndings } from './endings'
import { markupFaults } from './markup'
import { showcaseRoutes, waitingMarks } from './routes'
import { wrongSides } from './sides'
import { smallTargets } from './targets'

/**
 * Checks that the page has one heading, no axe violations, each text in its language and uncut, and no
 * sideways scroll. On touch screens all controls of the showcases must be finger-sized.
 */
export async function expectSound(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), what).toHaveCount(1)
  const marks = page.locator(waitingMarks(new URL(page.url()).pathname))
  await expect(async () => {
    // Some of a page renders only after scrolling to it.
    if ((await marks.count()) > 0)
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    expect(await marks.count()).toBe(0)
  }, what).toPass({ timeout: 30_000 })
  await page.evaluate(() => scrollTo(0, 0))
  // Soft, so that a sweep names every faulty page, not only the first.
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
