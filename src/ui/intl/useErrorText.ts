import { useMemo } from 'react'
import {
  type ErrorCode,
  type ErrorValueKind,
  type ErrorValues,
  errorCodes,
  isErrorCode,
  promotionReasons,
} from '#lib/appError'
import { providerNow } from '#lib/device/clock'
import { isOfflineSimulated } from '#lib/device/presence'
import { bahtFromSatang, formatBaht, satang } from '#lib/money'
import type { Locale } from './locale'
import { type Formats, useFormat } from './useFormat'
import { type Text, useLocale, useText } from './useText'

/** A coded message, or a failure that may carry one; its values are satang and milliseconds. */
export interface CodedMessage {
  readonly code?: string
  readonly kind?: string
  readonly values?: ErrorValues
}

/** @returns the text of a coded message in the locale on screen; without a code, a general failure message */
export function useErrorText(): (message: CodedMessage) => string {
  const text = useText()
  const locale = useLocale()
  const format = useFormat()
  return useMemo(() => {
    const written = makeErrorText(text, locale, format)
    return ({ code, kind, values }) => {
      if (kind === 'offline' || code === 'offlinemoney') return offlineMessage(text)
      return isErrorCode(code) ? written(code, values) : text('errorCode.failed')
    }
  }, [text, locale, format])
}

/** Distinguishes a simulated offline state, so that nobody looks for the cause in the connection. */
function offlineMessage(text: Text): string {
  return text(isOfflineSimulated() ? 'errorCode.offlinesimulated' : 'errorCode.offlinemoney')
}

/** Writes coded messages in one locale. The texts contain the currency unit themselves. */
export function makeErrorText(text: Text, locale: Locale, format: Formats) {
  const written: Record<ErrorValueKind, (value: string | number) => string> = {
    amount: (value) =>
      typeof value === 'number' ? formatBaht(satang(Math.round(value)), locale) : value,
    moment: (value) => (typeof value === 'number' ? format.dateTime(value) : value),
    wait: (value) =>
      typeof value === 'number' ? writtenWait(value - providerNow(), locale) : value,
    count: (value) => (typeof value === 'number' ? format.number(value) : value),
    reason: (value) => {
      const reason = promotionReasons.find((known) => known === value)
      return reason === undefined ? String(value) : text(`errorCode.why.${reason}`)
    },
    text: String,
  }
  return (code: ErrorCode, values: ErrorValues = {}): string => {
    const shown: Record<string, string | number> = {}
    for (const [name, kind] of Object.entries<ErrorValueKind>(errorCodes[code])) {
      const value = values[name]
      // If a provider leaves a value out, no `{name}` may appear on the screen.
      shown[name] = value === undefined ? '–' : written[kind](value)
      // Selects the plural form, if the text has several.
      if (typeof value !== 'number') continue
      if (kind === 'count') shown['count'] = value
      if (kind === 'amount') shown['count'] = bahtFromSatang(satang(Math.round(value)))
    }
    return text(`errorCode.${code}`, shown)
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
