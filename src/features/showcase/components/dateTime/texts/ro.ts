import 'dayjs/locale/ro'
import { roRO } from '@mui/x-date-pickers/locales'

export const pickerTexts = {
  adapterLocale: 'ro',
  dateFormats: { shortDate: 'D MMM' },
  componentTexts: roRO,
}
