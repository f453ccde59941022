import 'dayjs/locale/fr'
import { frFR } from '@mui/x-date-pickers/locales'

export const pickerTexts = {
  adapterLocale: 'fr',
  componentTexts: frFR,
}
