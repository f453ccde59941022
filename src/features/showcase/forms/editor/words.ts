/**
 * Words of a text. Thai and Chinese have no spaces between them: the browser knows where they end
 * (Firefox since version 125; before that, words stand between spaces).
 */
export function countWords(text: string): number {
  if (!Intl.Segmenter) return text.match(/\S+/g)?.length ?? 0
  const words = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)
  return [...words].filter(({ isWordLike }) => isWordLike).length
}
