import { createTheme, type ThemeOptions, ThemeProvider, useTheme } from '@mui/material/styles'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { AdapterDayjsBuddhist } from '@mui/x-date-pickers/AdapterDayjsBuddhist'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import '@mui/x-date-pickers/themeAugmentation'
import { pickersSectionListClasses } from '@mui/x-date-pickers/PickersSectionList'
import { pickersInputBaseClasses } from '@mui/x-date-pickers/PickersTextField'
import type { Dayjs } from 'dayjs'
import { type ReactNode, useMemo } from 'react'
import { textFiles, useTexts } from '#ui/intl/textsPerLocale'
import { useLocale } from '#ui/intl/useText'
import { InAppLanguage } from '../../demo/InAppLanguage'

const textsOf = textFiles(import.meta.glob<typeof import('./texts/en')>('./texts/*.ts'))

/** Translates the pickers to the app's language; in Thai with years of the Buddhist calendar. */
export function PickerTexts({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const { pickerTexts } = useTexts(textsOf)
  const { adapterLocale, componentTexts, dateFormats } = pickerTexts
  const theme = useTheme()
  const worded = useMemo(
    () => createTheme(theme, componentTexts, shortWeekdays(locale), englishLabels, secondLine),
    [theme, componentTexts, locale],
  )
  return (
    <ThemeProvider theme={worded}>
      <InAppLanguage>
        <LocalizationProvider
          dateAdapter={locale === 'th' ? AdapterDayjsBuddhist : AdapterDayjs}
          adapterLocale={adapterLocale}
          dateFormats={dateFormats}
        >
          {children}
        </LocalizationProvider>
      </InAppLanguage>
    </ThemeProvider>
  )
}

/** Field labels are part of the demo and stay English. */
const englishLabels = { components: { MuiInputLabel: { defaultProps: { lang: 'en' } } } }

/**
 * The library sets the width of a date and time, and the height of a month, in pixels, which would cut large
 * text. A date with time wraps at its only space, between day and time.
 */
const secondLine: ThemeOptions = {
  components: {
    MuiPickersCalendarHeader: {
      styleOverrides: { root: { maxHeight: 'none' }, labelContainer: { flexWrap: 'wrap' } },
    },
    MuiPickersInputBase: {
      styleOverrides: {
        sectionsContainer: {
          display: 'block',
          whiteSpace: 'nowrap',
          [`& .${pickersSectionListClasses.section}`]: { display: 'inline' },
          [`& .${pickersInputBaseClasses.sectionAfter}`]: { whiteSpace: 'pre-wrap' },
          '[dir="rtl"] &': { textAlign: 'end' },
        },
      },
    },
  },
}

/**
 * The shortest names in the language: a single letter would be the same for all days in Chinese, and for
 * three in Thai.
 */
function shortWeekdays(locale: string) {
  const narrow = new Intl.DateTimeFormat(locale, { weekday: 'narrow' })
  const dayOfWeekFormatter = (day: Dayjs) => narrow.format(day.toDate())
  return { components: { MuiDateCalendar: { defaultProps: { dayOfWeekFormatter } } } }
}
