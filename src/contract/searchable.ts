/** How texts that people wrote are searched: handler and page find, and mark, the same. */

/** What people take for the same letters becomes the same. */
export const searchable = (text: string) => text.normalize('NFC').toLowerCase()

/** How much stands before what was searched for. */
const before = 12

/** The beginning of a text on one line; or the place where a search found something. `length`: so much is seen. */
export function snippetOf(text: string, words: readonly string[], length = 140): string {
  const at = words.length > 0 ? firstMatch(searchable(text), words) : -1
  const start = at > length - before ? at - before : 0
  const piece = text
    .slice(start, start + length * 2)
    // Half a letter, where one of two units was cut.
    .replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const end = piece.length > length ? '…' : ''
  return (start > 0 ? '… ' : '') + piece.slice(0, length) + end
}

function firstMatch(text: string, words: readonly string[]): number {
  const places = words.map((word) => text.indexOf(word)).filter((at) => at >= 0)
  return places.length > 0 ? Math.min(...places) : -1
}
