import 'dayjs/locale/th'
import { thTH } from '@mui/x-date-pickers/locales'

export const pickerTexts = {
  adapterLocale: 'th',
  dateFormats: { shortDate: 'D MMM' },
  componentTexts: thTH,
}
