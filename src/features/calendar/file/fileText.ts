/** Encodes texts and times for a calendar file. */

/** Escapes special characters and removes forbidden ones. */
export function writtenText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '')
}

const longestLine = 75

/** Folds a line at 75 octets, never in the middle of a character. */
export function foldedLine(line: string): string {
  let octets = 0
  let folded = ''
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > longestLine) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

function octetsOf(character: string): number {
  if (character < '\u0080') return 1
  if (character < '\u0800') return 2
  return character.length === 1 ? 3 : 4
}

/** `2026-12-31` without separators. */
export function compact(text: string): string {
  return text.replace(/[-:]/g, '')
}

/** Formats a wall time: `20261231T093000`. */
export function wallText(wall: number): string {
  return compact(new Date(wall).toISOString().slice(0, 19))
}

export function utcText(moment: number): string {
  return `${wallText(moment)}Z`
}
