import type { Locale } from './locale'
import type { LoadedMessages, MessageKey, MessageValues } from './messages'
import { perLocale } from './perLocale'

const numberFormat = perLocale((locale) => new Intl.NumberFormat(locale))
const pluralRules = perLocale((locale) => new Intl.PluralRules(locale))

/** The text behind `key`, with `{name}` replaced. A key that is not loaded is shown as it is: visible, never blank. */
export function translate(
  messages: LoadedMessages,
  locale: Locale,
  key: MessageKey,
  values: MessageValues = {},
): string {
  const template = templateOf(messages, locale, key, values['count'])
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name]
    if (value === undefined) return placeholder
    return typeof value === 'number' ? numberFormat(locale).format(value) : value
  })
}

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
