/**
 * A text with the digits of any keyboard that our languages know – Thai, Arabic, or as wide as a Chinese
 * sign – as 0 to 9, its signs in their plain form, and without what nobody sees, such as the marks of
 * direction that come along when something is copied.
 */
export function withPlainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[๐-๙٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
}
