import { expect, type Page } from '@playwright/test'
import { follow } from './follow'

/** Pixels: 64 of the header, 48 of the bar. */
const contentFrom = 112

const soft = expect.configure({ soft: true })

/** Opens each page and checks where its content begins at 390 px, and its width at 320 px. */
export async function expectOneBar(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.setViewportSize({ width: 390, height: 844 })
    await follow(page, path)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    // Content that is loaded later appears at the same place.
    await soft
      .poll(() => contentTop(page), `${path}: top of its content`)
      .toBeLessThanOrEqual(contentFrom)
    await page.setViewportSize({ width: 320, height: 640 })
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect.soft(overflow, `${path}: sideways scroll`).toBeLessThanOrEqual(0)
  }
}

/**
 * @returns the top of the first visible part after the page's bar, in pixels from the top of the page, without
 *   the strip that says that the browser is offline
 */
function contentTop(page: Page): Promise<number> {
  return page.evaluate(() => {
    const trail = document.querySelector('main nav[aria-label="Breadcrumbs"]')
    const bar = (trail ?? document.querySelector('#page-heading'))?.parentElement
    const strip = document.querySelector('header [data-strip=true] [data-strip=true]')
    const first = [...document.querySelectorAll('main *')].find((part) => {
      const { width, height } = part.getBoundingClientRect()
      const isAfter = bar && bar.compareDocumentPosition(part) === Node.DOCUMENT_POSITION_FOLLOWING
      return isAfter && width > 1 && height > 1
    })
    if (!first) return Number.POSITIVE_INFINITY
    const top = first.getBoundingClientRect().top + scrollY
    return Math.round(top - (strip?.getBoundingClientRect().height ?? 0))
  })
}
