/** An import, or a paragraph of declarations with the comments above them. */
interface Piece {
  readonly text: string
  readonly isImport: boolean
  /** Names that it declares or imports. */
  readonly names: readonly string[]
}

/**
 * Cuts a demo out of a file formatted by Biome, with the imports and declarations that it needs.
 *
 * @returns the code, empty if the file declares no such name
 */
export function sourceOf(file: string, name: string): string {
  const pieces = piecesOf(file)
  const needed = new Set(pieces.filter((piece) => !piece.isImport && piece.names.includes(name)))
  for (const { text } of needed) {
    const words = new Set(wordsOf(text))
    for (const piece of pieces) {
      if (piece.names.some((word) => words.has(word))) needed.add(piece)
    }
  }
  const shown = pieces.filter((piece) => needed.has(piece))
  return shown
    .map(({ text }) => text)
    .join('')
    .trimStart()
}

const imports = /^import [^']*'[^']*'\n/gm
const notNames = /^import (?:type )?|\btype | from .*/g
const declared = /^(?:export )?(?:async )?(?:const|function|interface|type) (\{[^}]*\}|\w+)/gm

function piecesOf(file: string): Piece[] {
  const head = file.match(imports) ?? []
  const body = file.replace(imports, '').trim()
  return [
    ...head.map((text) => ({ text, isImport: true, names: wordsOf(text.replace(notNames, '')) })),
    ...body.split(/\n\n(?=\S)/).map((text) => ({
      text: `\n${text}\n`,
      isImport: false,
      names: [...text.matchAll(declared)].flatMap(([, names = '']) => wordsOf(names)),
    })),
  ]
}

function wordsOf(text: string): readonly string[] {
  return text.match(/\w+/g) ?? []
}
