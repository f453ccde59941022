import { createTheme, useTheme } from '@mui/material/styles'
// Not Material UI's own provider: that one brings its CSS variables mode along.
import ThemeProvider from '@mui/system/ThemeProvider'
import { type ReactNode, useMemo } from 'react'
import { useSelector } from 'react-redux'
import { selectAppearance } from '#ui/appearance/appearanceSlice'
import { makeTheme } from '#ui/appearance/makeTheme'
import { useLocale } from '#ui/intl/useText'
import { CoverRoot } from './CoverRoot'
import { coversSpeak } from './coversSpeak'
import { touchParts } from './touchParts'

const covers = { components: { MuiModal: { defaultProps: { component: CoverRoot } } } }

/**
 * The app's theme for demos: the library's own words are English as theirs are, also in what opens beside
 * the demo; the way back closes what lies over the page; and the parts that the app itself does without are
 * as large as a finger. None of it weighs on the pages that are no showcase.
 */
export function DemoTheme({ children }: { children: ReactNode }) {
  const appearance = useSelector(selectAppearance)
  const locale = useLocale()
  const rtl = useTheme().direction === 'rtl'
  const theme = useMemo(
    () =>
      createTheme(makeTheme({ ...appearance, locale, rtl }), touchParts, coversSpeak('en'), covers),
    [appearance, locale, rtl],
  )
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>
}
