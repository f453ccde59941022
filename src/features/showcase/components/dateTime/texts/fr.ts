import 'dayjs/locale/fr'
import { frFR } from '@mui/x-date-pickers/locales'

export const pickerTexts = {
  adapterLocale: 'fr',
  dateFormats: { shortDate: 'D MMM' },
  componentTexts: frFR,
}
