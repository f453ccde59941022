/** The line of a text in a list, the same from page and handler. */
import { cut, shortened } from '#lib/text/graphemes'
import { matchesIn } from '#lib/text/searchable'

/** How much stands before what was searched for. */
const before = 12

/** The beginning of a text on one line; or the place where a search found something. `length`: so much is seen. */
export function snippetOf(text: string, words: readonly string[], length = 140): string {
  const at = words.length > 0 ? (matchesIn(text, words)[0]?.from ?? -1) : -1
  const start = at > length - before ? cut(text, at - before).length : 0
  const piece = cut(text.slice(start), length * 2)
    .replace(/\s+/g, ' ')
    .trim()
  return (start > 0 ? '… ' : '') + shortened(piece, length)
}
