import type { Page } from '@playwright/test'
import type { Locale } from '#ui/intl/locale'

/** The stored settings of a visit; what is not given is the default. */
export interface StoredAppearance {
  mode?: 'light' | 'dark'
  rtl?: boolean
  locale?: Locale
  presetColor?: string
}

/** Every page that this context opens starts with these settings, as after an earlier visit. */
export async function startWith(page: Page, appearance: StoredAppearance): Promise<void> {
  await page.addInitScript((stored) => {
    localStorage.setItem('berry-config', stored)
  }, JSON.stringify(appearance))
}

/** Every page that is opened has letters twice as large, as a browser that is set so. */
export async function startWithLargeLetters(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      document.documentElement.style.fontSize = '200%'
      observer.disconnect()
    }).observe(document, { childList: true })
  })
}
