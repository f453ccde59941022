import { useLayoutEffect } from 'react'
import { type Locale, languageTag } from '../intl/locale'
import type { Mode } from './appearance'

interface DocumentAppearance {
  locale: Locale
  rtl: boolean
  mode: Mode
  /** Of the browser's own bar around the page. */
  themeColor: string
}

/** Tells the document what the app looks like, in the attributes that index.html has set before the first paint. */
export function useDocument({ locale, rtl, mode, themeColor }: DocumentAppearance): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    root.lang = languageTag(locale)
    root.dir = rtl ? 'rtl' : 'ltr'
    root.dataset['mode'] = mode
  }, [locale, rtl, mode])

  useLayoutEffect(() => {
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColor)
  }, [themeColor])
}
