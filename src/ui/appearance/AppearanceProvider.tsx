import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
// Not Material UI's own provider: that one brings its CSS variables mode along, 3.3 kB gz for nothing.
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
 * The chosen look for everything inside, and for the document around it. Stands inside the store's
 * provider and `IntlProvider`: the language is that of the texts on screen, not of one still loading.
 * Shows nothing before the stored direction can be styled, so that no page turns over at the start.
 */
export function AppearanceProvider({ children }: AppearanceProviderProps) {
  const appearance = useSelector(selectAppearance)
  const locale = useLocale()
  const topColor = useSyncExternalStore(themeColor.subscribe, themeColor.get, themeColor.get)
  const { cache, rtl, isReady } = useStyleCache(appearance.rtl)
  const theme = useMemo(() => makeTheme({ ...appearance, locale, rtl }), [appearance, locale, rtl])
  useDocument({
    locale,
    // Until then index.html's frame stands, in the stored direction.
    rtl: isReady ? rtl : appearance.rtl,
    mode: appearance.mode,
    themeColor: topColor ?? theme.palette.background.paper,
  })
  useEffect(() => {
    // A font that cannot be had leaves the system's in its place.
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
  /** Of the browser's own bar around the page. */
  themeColor: string
}

/** Tells the document what the app looks like, in the attributes that index.html has set before the first paint. */
function useDocument({ locale, rtl, mode, themeColor }: DocumentAppearance): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    root.lang = languageTag(locale)
    root.dir = rtl ? 'rtl' : 'ltr'
    root.dataset['mode'] = mode
    // Of what the browser draws itself: checkboxes, signs of date fields, scroll bars.
    root.style.colorScheme = mode
  }, [locale, rtl, mode])

  useLayoutEffect(() => {
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColor)
  }, [themeColor])
}
