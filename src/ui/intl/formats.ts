import { formatBaht, type Satang } from '../../lib/money'
import { formatDate, formatDateTime, formatTime } from '../../lib/time'
import type { Locale } from './locale'
import { perLocale } from './perLocale'
import { relativeTime } from './relativeTime'

/** How values are written in one locale. Moments are milliseconds since 1970, shown as Bangkok's clock has them. */
export interface Formats {
  /** Two decimals and the unit: `1,250.75 baht`. */
  money(amount: Satang): string
  number(value: number): string
  date(moment: number): string
  time(moment: number): string
  dateTime(moment: number): string
  /** `share` is 0 to 1 (or more): 0.255 is 26 %. */
  percent(share: number): string
  /** “3 minutes ago”, against `now`. */
  relative(moment: number, now?: number): string
}

const numberFormat = perLocale((locale) => new Intl.NumberFormat(locale))
const percentFormat = perLocale((locale) => new Intl.NumberFormat(locale, { style: 'percent' }))

export function makeFormats(locale: Locale, moneyUnit: string): Formats {
  return {
    money: (amount) => `${formatBaht(amount, locale)} ${moneyUnit}`,
    number: (value) => numberFormat(locale).format(value),
    date: (moment) => formatDate(moment, locale),
    time: (moment) => formatTime(moment, locale),
    dateTime: (moment) => formatDateTime(moment, locale),
    percent: (share) => percentFormat(locale).format(share),
    relative: (moment, now = Date.now()) => relativeTime(moment - now, locale),
  }
}
