import { enUS } from '@mui/x-date-pickers/locales'

export const pickerTexts = {
  adapterLocale: 'en',
  /** The day above the calendar of a date and time picker; the library's format is the English one. */
  dateFormats: { shortDate: 'MMM D' },
  componentTexts: enUS,
}
