import { createTheme, useTheme } from '@mui/material/styles'
import ThemeProvider from '@mui/system/ThemeProvider'
import { type ReactNode, useMemo } from 'react'
import { coversSpeak } from '../../demo/InAppLanguage'

/** Around a grid: what it says itself is in `lang`, be it in its cells or beside it; headings and rows are the demo's. */
export function GridSpeech({ lang, children }: { lang: string; children: ReactNode }) {
  const outer = useTheme()
  const theme = useMemo(
    () => createTheme(outer, coversSpeak(lang), signsSpeak(lang)),
    [outer, lang],
  )
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>
}

/** Their names are the grid's: “Select row”, “Sort”, “yes”. */
function signsSpeak(lang: string) {
  return {
    components: {
      MuiCheckbox: { defaultProps: { lang } },
      MuiIconButton: { defaultProps: { lang } },
      MuiSvgIcon: { defaultProps: { lang } },
      // It names what it is put around.
      MuiTooltip: { defaultProps: { lang } },
    },
  }
}
