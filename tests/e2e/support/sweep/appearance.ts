import type { Page } from '@playwright/test'
import type { Locale } from '#ui/intl/locale'

/** The stored settings of a visit; a missing field has its default. */
export interface StoredAppearance {
  mode?: 'light' | 'dark'
  rtl?: boolean
  locale?: Locale
  presetColor?: string
}

/** Starts every page of this context with these settings, as after an earlier visit. */
export async function startWith(page: Page, appearance: StoredAppearance): Promise<void> {
  await page.addInitScript((stored) => {
    localStorage.setItem('berry-config', stored)
  }, JSON.stringify(appearance))
}

/** Opens every page at twice the font size, like a browser with that setting. */
export async function startWithLargeLetters(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      document.documentElement.style.fontSize = '200%'
      observer.disconnect()
    }).observe(document, { childList: true })
  })
}
