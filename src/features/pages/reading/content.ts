import type { Locale } from '#ui/intl/locale'

/** Long texts exist in these; readers of the other languages get the English one, and are told. */
export type ContentLocale = 'en' | 'th'

export function contentLocale(locale: Locale): ContentLocale {
  return locale === 'th' ? 'th' : 'en'
}
