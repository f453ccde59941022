import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
// Avoids Material UI's own provider, whose unused CSS variables mode adds 3.3 kB gzipped.
import ThemeProvider from '@mui/system/ThemeProvider'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import { type Locale, languageTag } from '../intl/locale'
import { useLocale } from '../intl/useText'
import type { Mode } from './appearance'
import { selectAppearance } from './appearanceSlice'
import { loadFont } from './fonts'
import { makeTheme } from './makeTheme'
import { themeColor } from './themeColor'
import { useStyleCache } from './useStyleCache'

interface AppearanceProviderProps {
  children: ReactNode
}

/**
 * Applies the chosen appearance to everything inside, and to the document. Must be inside the store's provider
 * and `IntlProvider`: the language is that of the texts on screen, not of one still loading. Renders nothing
 * before the stored direction can be styled, so that no page changes sides at the start.
 */
export function AppearanceProvider({ children }: AppearanceProviderProps) {
  const appearance = useSelector(selectAppearance)
  const locale = useLocale()
  const topColor = useSyncExternalStore(themeColor.subscribe, themeColor.get, themeColor.get)
  const { cache, rtl, isReady } = useStyleCache(appearance.rtl)
  const theme = useMemo(() => makeTheme({ ...appearance, locale, rtl }), [appearance, locale, rtl])
  useDocument({
    locale,
    // Until then index.html's app shell is shown, in the stored direction.
    rtl: isReady ? rtl : appearance.rtl,
    mode: appearance.mode,
    themeColor: topColor ?? theme.palette.background.paper,
  })
  useEffect(() => {
    // If a font cannot be loaded, the system's font stays.
    loadFont(appearance.fontFamily).catch(() => undefined)
  }, [appearance.fontFamily])

  if (!isReady) return null
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}

interface DocumentAppearance {
  locale: Locale
  rtl: boolean
  mode: Mode
  /** Colour of the browser's own bar around the page. */
  themeColor: string
}

/** Sets the document's attributes, the same as index.html has set before the first paint. */
function useDocument({ locale, rtl, mode, themeColor }: DocumentAppearance): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    root.lang = languageTag(locale)
    root.dir = rtl ? 'rtl' : 'ltr'
    root.dataset['mode'] = mode
    // Applies to controls that the browser draws: checkboxes, icons of date fields, scrollbars.
    root.style.colorScheme = mode
  }, [locale, rtl, mode])

  useLayoutEffect(() => {
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColor)
  }, [themeColor])
}
