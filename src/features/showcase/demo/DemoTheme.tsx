import { createTheme, type Theme, type ThemeOptions, useTheme } from '@mui/material/styles'
import { useForkRef } from '@mui/material/utils'
// Not Material UI's own provider: that one brings its CSS variables mode along.
import ThemeProvider from '@mui/system/ThemeProvider'
import '@mui/x-date-pickers/themeAugmentation'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { useSelector } from 'react-redux'
import type { Appearance } from '#ui/appearance/appearance'
import { selectAppearance } from '#ui/appearance/appearanceSlice'
import { makeTheme } from '#ui/appearance/makeTheme'
import { useLocale } from '#ui/intl/useText'
import { PopperRoot } from '#ui/overlay/PopperRoot'
import { useOverlay } from '#ui/overlay/useOverlay'
import { overlaysSpeak } from './InAppLanguage'
import { touchParts } from './touchParts'

const besides = { popper: { slots: { root: PopperRoot } } }

const covers: ThemeOptions = {
  components: {
    MuiAutocomplete: { defaultProps: { slotProps: besides } },
    MuiDatePicker: { defaultProps: { slotProps: besides } },
    MuiDateTimePicker: { defaultProps: { slotProps: besides } },
    MuiModal: { defaultProps: { component: OverlayRoot } },
    MuiTimePicker: { defaultProps: { slotProps: besides } },
  },
}

/**
 * The app's theme for demos: the library's own words are English as theirs are, also in what opens beside
 * the demo; the way back closes what lies over the page or beside a field; and the parts that the app itself
 * does without are as large as a finger. None of it weighs on the pages that are no showcase.
 */
export function DemoTheme({ children }: { children: ReactNode }) {
  const appearance = useSelector(selectAppearance)
  const locale = useLocale()
  const rtl = useTheme().direction === 'rtl'
  const theme = demoTheme({ ...appearance, locale, rtl })
  // By a function: given as it is, it would be copied, and all styles of the library made for each copy.
  return <ThemeProvider theme={() => theme}>{children}</ThemeProvider>
}

let made: { of: string; theme: Theme } | null = null

/**
 * One for all pages: made anew with each of them, it and all styles that follow from it took
 * a fifth of a page's coming.
 */
function demoTheme(appearance: Appearance): Theme {
  const of = JSON.stringify(appearance)
  if (made?.of !== of) {
    const theme = createTheme(makeTheme(appearance), touchParts, overlaysSpeak('en'), covers)
    made = { of, theme }
  }
  return made.theme
}

/** Whatever the library opens over the page stands in one: the way back closes it, as Escape does. */
function OverlayRoot({ ref, ...root }: ComponentProps<'div'>) {
  const own = useRef<HTMLDivElement>(null)
  useOverlay(true, () => {
    own.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  })
  return <div {...root} ref={useForkRef(own, ref)} />
}
