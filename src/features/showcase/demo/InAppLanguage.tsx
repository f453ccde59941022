import { createTheme, styled, type ThemeOptions, useTheme } from '@mui/material/styles'
import ThemeProvider from '@mui/system/ThemeProvider'
import { type ReactNode, useMemo } from 'react'
import { languageTag } from '#ui/intl/locale'
import { useLocale } from '#ui/intl/useText'

/** Around the part of a demo that speaks the app's language; the rest of a demo is English. */
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

/** The language of what opens beside its page, where the page's own would count: dialogs, menus, hints. */
export function overlaysSpeak(lang: string): ThemeOptions {
  return {
    components: {
      MuiModal: { defaultProps: { lang } },
      MuiPopper: { defaultProps: { lang } },
    },
  }
}
