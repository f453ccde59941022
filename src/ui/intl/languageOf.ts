/**
 * The language of a text that nobody named, for voices, fonts and line breaks: by its letters alone.
 * `otherwise`: what Latin letters mean here; left out, the page's own language.
 */
export function languageOf(text: string, otherwise?: string): string | undefined {
  if (/[ก-๛]/.test(text)) return 'th'
  if (/[\u0600-\u06ff]/.test(text)) return 'ar'
  return /[一-鿿]/.test(text) ? 'zh-Hans' : otherwise
}
