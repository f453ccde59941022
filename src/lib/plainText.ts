const latinMark = '[\\u0300-\\u036f]'
const latinMarks = new RegExp(latinMark, 'g')

/** As people search: neither capitals nor marks on Latin letters matter. Thai vowels are marks too, but not of these. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(latinMarks, '').toLowerCase()
}

/** Where such words stand in a text in form NFD, with the marks that are there. */
export function plainPattern(words: readonly string[]): RegExp {
  return new RegExp(`(${words.map(withMarks).join('|')})`, 'giu')
}

function withMarks(word: string): string {
  // By code points, as the pattern reads them.
  return Array.from(word, (letter) => `${escaped(letter)}${latinMark}*`).join('')
}

function escaped(letter: string): string {
  return letter.replace(/[.*+?^${}()|[\]\\/]/, '\\$&')
}
