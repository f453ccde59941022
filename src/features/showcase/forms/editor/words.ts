/** Words of a text. Thai and Chinese have no spaces between them: the browser knows where they end. */
export function countWords(text: string): number {
  const words = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)
  return [...words].filter(({ isWordLike }) => isWordLike).length
}
