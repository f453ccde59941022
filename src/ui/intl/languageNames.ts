import type { Locale } from './locale'

/** Each language in its own words: who cannot read the page must still find theirs. */
export const languageNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  fr: 'Français',
  ro: 'Română',
  zh: '简体中文',
  th: 'ไทย',
}
