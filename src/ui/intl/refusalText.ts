import { formatBaht, satang } from '#lib/money'
import {
  promotionReasons,
  type RefusalCode,
  type RefusalValueKind,
  type RefusalValues,
  refusalValues,
} from '#lib/refusal'
import type { Locale } from './locale'
import type { Formats } from './useFormat'
import type { Text } from './useText'

/** Writes coded messages in one locale. The texts hold the unit of money themselves. */
export function makeRefusalText(text: Text, locale: Locale, format: Formats) {
  const written: Record<RefusalValueKind, (value: string | number) => string> = {
    amount: (value) =>
      typeof value === 'number' ? formatBaht(satang(Math.round(value)), locale) : value,
    moment: (value) => (typeof value === 'number' ? format.dateTime(value) : value),
    wait: (value) => (typeof value === 'number' ? writtenWait(value - Date.now(), locale) : value),
    count: (value) => (typeof value === 'number' ? format.number(value) : value),
    reason: (value) => {
      const reason = promotionReasons.find((known) => known === value)
      return reason === undefined ? String(value) : text(`refusal.why.${reason}`)
    },
    text: String,
  }
  return (code: RefusalCode, values: RefusalValues = {}): string => {
    const shown: Record<string, string> = {}
    for (const [name, kind] of Object.entries<RefusalValueKind>(refusalValues[code])) {
      const value = values[name]
      // A provider that leaves a value out must not leave `{name}` on the screen.
      shown[name] = value === undefined ? '–' : written[kind](value)
    }
    return text(`refusal.${code}`, shown)
  }
}

/** Whole minutes, rounded up: "10 minutes". */
function writtenWait(milliseconds: number, locale: Locale): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000))
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  }).format(minutes)
}
