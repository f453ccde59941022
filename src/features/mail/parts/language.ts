/** The language of a text that nobody named, for voices and fonts: by its letters alone. */
export function languageOf(text: string): string {
  if (/[\u0E00-\u0E7F]/.test(text)) return 'th'
  return /[\u0600-\u06FF]/.test(text) ? 'ar' : 'en'
}
