import { createTheme, type Theme, type ThemeOptions, useTheme } from '@mui/material/styles'
import { useForkRef } from '@mui/material/utils'
// Not Material UI's own provider, which includes its CSS variables mode.
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

/** A completed step looks like the app's own (`ui/display/StepSign.tsx`). */
const steps: ThemeOptions = {
  components: {
    MuiStepIcon: {
      styleOverrides: {
        root: ({ theme }) => ({ '&.Mui-completed': { color: theme.palette.success.main } }),
      },
    },
  },
}

/**
 * The app's theme for demos: texts of the library are English, including those in popovers; Back closes
 * overlays and popups; and components that the app itself does not use are as large as a touch target. Other
 * pages do not load any of this.
 */
export function DemoTheme({ children }: { children: ReactNode }) {
  const appearance = useSelector(selectAppearance)
  const locale = useLocale()
  const rtl = useTheme().direction === 'rtl'
  const theme = demoTheme({ ...appearance, locale, rtl })
  // As a function: a theme object would be copied, and all styles of the library recomputed for each copy.
  return <ThemeProvider theme={() => theme}>{children}</ThemeProvider>
}

let made: { of: string; theme: Theme } | null = null

/**
 * Shared by all pages: creating it for each page, with all dependent styles, took a fifth of the time to open
 * a page.
 */
function demoTheme(appearance: Appearance): Theme {
  const of = JSON.stringify(appearance)
  if (made?.of !== of) {
    const theme = createTheme(makeTheme(appearance), touchParts, overlaysSpeak('en'), covers, steps)
    made = { of, theme }
  }
  return made.theme
}

/** Root element of all overlays of the library: Back closes them, like Escape. */
function OverlayRoot({ ref, ...root }: ComponentProps<'div'>) {
  const own = useRef<HTMLDivElement>(null)
  useOverlay(true, () => {
    own.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  })
  return <div {...root} ref={useForkRef(own, ref)} />
}
