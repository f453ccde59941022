/**
 * Characters as people see them: a flag, a family of emoji or a Thai consonant with its marks is one
 * grapheme.
 */

/** Firefox has it only since version 125. */
const segmenter = Intl.Segmenter && new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** @returns the graphemes of a text; its code points if the browser has no `Intl.Segmenter` */
export function graphemesOf(text: string): string[] {
  return segmenter
    ? Array.from(segmenter.segment(text), ({ segment }) => segment)
    : Array.from(text)
}

/** UTF-16 units. A family of four with skin tones has 33. */
const longestSign = 64

/** @returns the first whole grapheme of a text; empty for an empty text */
export function firstGrapheme(text: string): string {
  return graphemesOf(text.slice(0, longestSign))[0] ?? ''
}

/** @returns the longest beginning of a text with at most `most` UTF-16 units that splits no grapheme */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  let end = 0
  for (const sign of graphemesOf(text.slice(0, most + longestSign))) {
    if (end + sign.length > most) break
    end += sign.length
  }
  return text.slice(0, end)
}

/** Like {@link cut}, with an ellipsis if something was cut off. */
export function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${cut(text, most)}…`
}
