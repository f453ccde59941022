import 'dayjs/locale/zh-cn'
import { zhCN } from '@mui/x-date-pickers/locales'

export const pickerTexts = {
  adapterLocale: 'zh-cn',
  dateFormats: { shortDate: 'MMMD日' },
  componentTexts: zhCN,
}
