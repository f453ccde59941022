import { enUS } from '@mui/x-date-pickers/locales'

export const pickerTexts = {
  adapterLocale: 'en',
  componentTexts: enUS,
}
