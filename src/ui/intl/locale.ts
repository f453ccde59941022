/** The languages that have a catalogue. Simplified Chinese stands behind `zh`. */
export const locales = ['en', 'fr', 'ro', 'zh', 'th'] as const

export type Locale = (typeof locales)[number]

/** Each in its own words: who cannot read the page must still find theirs. */
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
 * The first of the browser's languages that has a catalogue, by its primary subtag (`fr-CA` → `fr`).
 * Used only on a first run: afterwards the stored choice speaks.
 */
export function preferredLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const primary = language.toLowerCase().split('-')[0]
    if (isLocale(primary)) return primary
  }
  return defaultLocale
}

/** The tag for `<html lang>`: script readers and font choice need the script of Chinese. */
export function languageTag(locale: Locale): string {
  return locale === 'zh' ? 'zh-Hans' : locale
}
