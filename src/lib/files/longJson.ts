/** Parses JSON of many megabytes in pieces, because parsing it at once would block everything else. */
import type { Work } from '../inSlices'

/** Characters parsed at once. */
const longestPiece = 200_000

interface List {
  /** How many lists and objects are open in the text, including this one. */
  depth: number
  start: number
  /** Where the next piece begins. */
  from: number
  elements: unknown[]
}

/** Returns or throws the same as `JSON.parse`. Long outermost lists are parsed in pieces. */
export function* readLongJson(text: string): Work<unknown> {
  const lists: unknown[][] = []
  // A random mark, which the author of the text cannot know.
  const mark = crypto.randomUUID()
  let frame = ''
  let inFrame = 0
  let depth = 0
  let list: List | null = null
  for (let at = 0; at < text.length; at += 1) {
    switch (text[at]) {
      case '"':
        at = endOfString(text, at)
        break
      case '[':
      case '{':
        depth += 1
        if (text[at] === '[') list ??= { depth, start: at, from: at + 1, elements: [] }
        break
      case ',':
        if (list?.depth !== depth || at - list.from < longestPiece) break
        readPiece(list, text, at)
        yield
        break
      case ']':
      case '}':
        if (list?.depth === depth) {
          if (list.elements.length > 0) {
            if (text[at] === '}') throw new SyntaxError('A list ends as an object')
            readPiece(list, text, at)
            frame += `${text.slice(inFrame, list.start)}"${mark}${lists.length}"`
            lists.push(list.elements)
            inFrame = at + 1
          }
          list = null
        }
        depth -= 1
        break
    }
  }
  frame += text.slice(inFrame)
  if (lists.length === 0) return JSON.parse(frame)
  return JSON.parse(frame, (_, value: unknown) =>
    typeof value === 'string' && value.startsWith(mark)
      ? lists[Number(value.slice(mark.length))]
      : value,
  )
}

/** Parses one piece. An empty piece means a surplus comma, which would not show in the joined pieces. */
function readPiece(list: List, text: string, end: number): void {
  const elements: unknown[] = JSON.parse(`[${text.slice(list.from, end)}]`)
  if (elements.length === 0) throw new SyntaxError('A list has a comma too many')
  for (const element of elements) list.elements.push(element)
  list.from = end + 1
}

/** @returns the position of the closing quote */
function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}
