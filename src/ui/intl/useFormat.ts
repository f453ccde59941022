import { useMemo } from 'react'
import { clockNow } from '#lib/device/clock'
import { bahtFromSatang, formatBaht, type Satang } from '#lib/money'
import { formatDate, formatDateTime, formatMonth, formatTime, timeZone } from '#lib/time'
import type { Locale } from './locale'
import { perLocale, useLocale, useText } from './useText'

/**
 * Formats money, numbers and times in the locale of the texts on screen, by default in Bangkok time. The demo
 * sections use `useDemoFormat`.
 */
export function useFormat(zone = timeZone): Formats {
  const locale = useLocale()
  const text = useText()
  return useMemo(
    () => makeFormats(locale, (count) => text('money.unit', { count }), zone),
    [locale, text, zone],
  )
}

/** Formats of one locale. Times are milliseconds since 1970, shown in one time zone. */
export interface Formats {
  readonly locale: string
  /** Two decimals and the unit: `1,250.75 baht`. */
  money(amount: Satang): string
  /** The same with its sign, `+19.00 baht` or `−10.00 baht`; none at zero. */
  change(amount: Satang): string
  number(value: number): string
  date(moment: number): string
  time(moment: number): string
  month(moment: number): string
  dateTime(moment: number): string
  /** `share` is 0 to 1 (or more): 0.255 becomes 26 %. */
  percent(share: number): string
  /** Time relative to `now`, such as “3 minutes ago”. */
  relative(moment: number, now?: number): string
}

const numberFormat = perLocale((locale) => new Intl.NumberFormat(locale))
const percentFormat = perLocale((locale) => new Intl.NumberFormat(locale, { style: 'percent' }))

/** Chooses the unit of an amount in baht: French writes “0,50 baht”, but “2,00 bahts”. */
type MoneyUnit = (baht: number) => string

export function makeFormats(locale: Locale, unitOf: MoneyUnit, zone = timeZone): Formats {
  const money = (amount: Satang) =>
    `${formatBaht(amount, locale)} ${unitOf(bahtFromSatang(amount))}`
  return {
    locale,
    money,
    change: (amount) => (amount > 0 ? '+' : '') + money(amount),
    number: (value) => numberFormat(locale).format(value),
    date: (moment) => formatDate(moment, locale, zone),
    time: (moment) => formatTime(moment, locale, zone),
    month: (moment) => formatMonth(moment, locale, zone),
    dateTime: (moment) => formatDateTime(moment, locale, zone),
    percent: (share) => percentFormat(locale).format(share),
    relative: (moment, now = clockNow()) => relativeTime(moment - now, locale),
  }
}

const second = 1000

/** Units with their length in milliseconds, the largest first. */
const units = [
  ['year', 365 * 24 * 3600 * second],
  ['month', 30 * 24 * 3600 * second],
  ['day', 24 * 3600 * second],
  ['hour', 3600 * second],
  ['minute', 60 * second],
] as const

const formatOf = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))

/** Formats a distance in milliseconds in the largest unit that it fills; negative is the past. */
export function relativeTime(distance: number, locale: Locale): string {
  const format = formatOf(locale)
  for (const [unit, length] of units) {
    if (Math.abs(distance) >= length) return format.format(Math.trunc(distance / length), unit)
  }
  return format.format(Math.trunc(distance / second), 'second')
}

/**
 * @returns a function that formats a share (0 to 1) as a percentage with up to four decimals, for rules and
 *   chances
 */
export function usePercent(): (share: number) => string {
  const locale = useLocale()
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 })
    return (share) => format.format(share)
  }, [locale])
}
