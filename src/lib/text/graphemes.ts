/** Signs as people see them: a flag, a family of emoji or a Thai consonant with its marks is one. */

/** Firefox has it since version 125. */
const segmenter = Intl.Segmenter && new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The signs of a text; where the browser cannot tell them, its letters and marks each for itself. */
export function graphemesOf(text: string): string[] {
  return segmenter
    ? Array.from(segmenter.segment(text), ({ segment }) => segment)
    : Array.from(text)
}

/** UTF-16 units: a family of four with skin tones has 33. */
const longestSign = 64

/** The first sign of a text, whole. Empty for none. */
export function firstGrapheme(text: string): string {
  return graphemesOf(text.slice(0, longestSign))[0] ?? ''
}

/** The longest beginning of a text of at most `most` UTF-16 units that cuts no sign. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  let end = 0
  for (const sign of graphemesOf(text.slice(0, most + longestSign))) {
    if (end + sign.length > most) break
    end += sign.length
  }
  return text.slice(0, end)
}

/** The same with an ellipsis behind what was cut. */
export function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${cut(text, most)}…`
}
