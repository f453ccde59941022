/** Languages that have a catalogue. `zh` is Simplified Chinese. */
export const locales = ['en', 'fr', 'ro', 'zh', 'th'] as const

export type Locale = (typeof locales)[number]

/** Each language in its own words, so that users who cannot read the page still find theirs. */
export const languageNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  fr: 'Français',
  ro: 'Română',
  zh: '简体中文',
  th: 'ไทย',
}

export const defaultLocale: Locale = 'en'

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/**
 * @returns the first of the browser's languages that has a catalogue, by its primary subtag (`fr-CA` → `fr`).
 *   Only used on the first visit; afterwards the stored choice applies.
 */
export function preferredLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const primary = language.toLowerCase().split('-')[0]
    if (isLocale(primary)) return primary
  }
  return defaultLocale
}

/** @returns the tag for `<html lang>`. Screen readers and font selection need the script of Chinese. */
export function languageTag(locale: Locale): string {
  return locale === 'zh' ? 'zh-Hans' : locale
}
