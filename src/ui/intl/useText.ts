import { createContext, useCallback, useContext } from 'react'
import type { Locale } from './locale'
import type { LoadedMessages, MessageKey, MessageValues } from './messages'

interface IntlValue {
  readonly locale: Locale
  readonly messages: LoadedMessages
}

export const IntlContext = createContext<IntlValue | null>(null)

/** @throws an error with a fixed message outside `IntlProvider` */
export function useIntl(): IntlValue {
  const intl = useContext(IntlContext)
  if (intl === null) throw new Error('context must be use inside provider')
  return intl
}

export type Text = (key: MessageKey, values?: MessageValues) => string

/** The translator of the current locale. Its identity only changes with the catalogue. */
export function useText(): Text {
  const { locale, messages } = useIntl()
  return useCallback<Text>(
    (key, values) => translate(messages, locale, key, values),
    [locale, messages],
  )
}

const numberFormat = perLocale((locale) => new Intl.NumberFormat(locale))
const pluralRules = perLocale((locale) => new Intl.PluralRules(locale))

/**
 * @returns the text of `key`, with `{name}` replaced. A key that is not loaded is returned as it is, so that it
 *   is visible.
 */
export function translate(
  messages: LoadedMessages,
  locale: Locale,
  key: string,
  values: MessageValues = {},
): string {
  const template = templateOf(messages, locale, key, values['count'])
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name]
    if (value === undefined) return placeholder
    if (typeof value === 'number') return numberFormat(locale).format(value)
    const plain = value.replace(turns, '')
    return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain
  })
}

/** Names with such letters are isolated, because otherwise they would change the direction of the sentence. */
const rightToLeft = /[\u0590-\u08ff]/

/** Bidi control characters. In a name they would also change the direction of the rest of the sentence. */
const turns = /[\u202a-\u202e\u2066-\u2069]/g

function templateOf(
  messages: LoadedMessages,
  locale: Locale,
  key: string,
  count: string | number | undefined,
): string {
  if (typeof count === 'number') {
    const category = pluralRules(locale).select(count)
    const plural = messages[`${key}_${category}`] ?? messages[`${key}_other`]
    if (plural !== undefined) return plural
  }
  return messages[key] ?? key
}

/** Caches the result of `make` for each locale, because an Intl object costs far more to create than to use. */
export function perLocale<T>(make: (locale: string) => T): (locale: string) => T {
  const made = new Map<string, T>()
  return (locale) => {
    const known = made.get(locale)
    if (known !== undefined) return known
    const fresh = make(locale)
    made.set(locale, fresh)
    return fresh
  }
}

/** The locale of the texts on screen. */
export function useLocale(): Locale {
  return useIntl().locale
}
