import { useMemo } from 'react'
import { providerNow } from '#lib/device/clock'
import { isOfflineSimulated } from '#lib/device/presence'
import { formatBaht, satang } from '#lib/money'
import {
  isRefusalCode,
  promotionReasons,
  type RefusalCode,
  type RefusalValueKind,
  type RefusalValues,
  refusalValues,
} from '#lib/refusal'
import type { Locale } from './locale'
import { type Formats, useFormat } from './useFormat'
import { type Text, useLocale, useText } from './useText'

/** A coded message, or a failure that may carry one; its values are satang and milliseconds. */
export interface CodedMessage {
  readonly code?: string
  readonly kind?: string
  readonly values?: RefusalValues
}

/** @returns the text of a coded message in the locale on screen; without a code, a general failure message */
export function useRefusalText(): (message: CodedMessage) => string {
  const text = useText()
  const locale = useLocale()
  const format = useFormat()
  return useMemo(() => {
    const written = makeRefusalText(text, locale, format)
    return ({ code, kind, values }) => {
      if (kind === 'offline' || code === 'offlinemoney') return offlineMessage(text)
      return isRefusalCode(code) ? written(code, values) : text('refusal.failed')
    }
  }, [text, locale, format])
}

/** Distinguishes a simulated offline state, so that nobody looks for the cause in the connection. */
function offlineMessage(text: Text): string {
  return text(isOfflineSimulated() ? 'refusal.offlinesimulated' : 'refusal.offlinemoney')
}

/** Writes coded messages in one locale. The texts contain the currency unit themselves. */
export function makeRefusalText(text: Text, locale: Locale, format: Formats) {
  const written: Record<RefusalValueKind, (value: string | number) => string> = {
    amount: (value) =>
      typeof value === 'number' ? formatBaht(satang(Math.round(value)), locale) : value,
    moment: (value) => (typeof value === 'number' ? format.dateTime(value) : value),
    wait: (value) =>
      typeof value === 'number' ? writtenWait(value - providerNow(), locale) : value,
    count: (value) => (typeof value === 'number' ? format.number(value) : value),
    reason: (value) => {
      const reason = promotionReasons.find((known) => known === value)
      return reason === undefined ? String(value) : text(`refusal.why.${reason}`)
    },
    text: String,
  }
  return (code: RefusalCode, values: RefusalValues = {}): string => {
    const shown: Record<string, string | number> = {}
    for (const [name, kind] of Object.entries<RefusalValueKind>(refusalValues[code])) {
      const value = values[name]
      // If a provider leaves a value out, no `{name}` may appear on the screen.
      shown[name] = value === undefined ? '–' : written[kind](value)
      // Selects the plural form, if the text has several.
      if (kind === 'count' && typeof value === 'number') shown['count'] = value
    }
    return text(`refusal.${code}`, shown)
  }
}

/** Rounds up to whole minutes: "10 minutes". */
function writtenWait(milliseconds: number, locale: Locale): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000))
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  }).format(minutes)
}
