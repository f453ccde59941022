import { searchable } from '#contract/mail/search'

const length = 140

/** How much stands before what was searched for. */
const before = 12

/** The beginning of a mail's text on one line; or the place where a search found something. */
export function snippetOf(message: string, words: readonly string[]): string {
  const at = words.length > 0 ? firstMatch(searchable(message), words) : -1
  const start = at > length - before ? at - before : 0
  const piece = message
    .slice(start, start + length * 2)
    .replace(/\s+/g, ' ')
    .trim()
  return (start > 0 ? '… ' : '') + piece.slice(0, length)
}

function firstMatch(text: string, words: readonly string[]): number {
  const places = words.map((word) => text.indexOf(word)).filter((at) => at >= 0)
  return places.length > 0 ? Math.min(...places) : -1
}
