/** JSON of many megabytes: read at once, it would keep everything else waiting. */
import type { Work } from '../inSlices'

/** Characters read at once. */
const longestPiece = 200_000

interface List {
  /** How many lists and objects are open within the text, with this one. */
  depth: number
  start: number
  /** Where its next piece begins. */
  from: number
  elements: unknown[]
}

/** What `JSON.parse` answers or throws; the long ones of the outermost lists are read in pieces. */
export function* readLongJson(text: string): Work<unknown> {
  const lists: unknown[][] = []
  // Nobody who wrote the text could know it.
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

/** A comma must stand between two elements, which two pieces alone would not tell. */
function readPiece(list: List, text: string, end: number): void {
  const elements: unknown[] = JSON.parse(`[${text.slice(list.from, end)}]`)
  if (elements.length === 0) throw new SyntaxError('A list has a comma too many')
  for (const element of elements) list.elements.push(element)
  list.from = end + 1
}

/** Where its closing mark stands. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}
