import { createTheme, styled, type ThemeOptions, useTheme } from '@mui/material/styles'
import ThemeProvider from '@mui/system/ThemeProvider'
import { type ReactNode, useMemo } from 'react'
import { languageTag } from '#ui/intl/locale'
import { useLocale } from '#ui/intl/useText'

/** Marks the part of a demo that is in the app's language; the rest of a demo is English. */
export function InAppLanguage({ children }: { children: ReactNode }) {
  const lang = languageTag(useLocale())
  const outer = useTheme()
  const theme = useMemo(() => createTheme(outer, overlaysSpeak(lang)), [outer, lang])
  return (
    <ThemeProvider theme={theme}>
      <Words lang={lang}>{children}</Words>
    </ThemeProvider>
  )
}

const Words = styled('div')({ display: 'contents' })

/** Sets the language of overlays outside the demo's element: dialogs, menus, tooltips. */
export function overlaysSpeak(lang: string): ThemeOptions {
  return {
    components: {
      MuiModal: { defaultProps: { lang } },
      MuiPopper: { defaultProps: { lang } },
    },
  }
}
