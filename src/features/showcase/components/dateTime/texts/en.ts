import { enUS } from '@mui/x-date-pickers/locales'

export const pickerTexts = {
  adapterLocale: 'en',
  /** The day above the calendar of a moment: the library writes it as English does. */
  dateFormats: { shortDate: 'MMM D' },
  componentTexts: enUS,
}
