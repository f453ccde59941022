/** How a calendar file writes texts and times. */

/** Text between the signs that mean something there, without those that may not stand there. */
export function writtenText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '')
}

const longestLine = 75

/** A line in pieces of 75 octets, never in the middle of a character. */
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

/** `2026-12-31` without what stands between. */
export function compact(text: string): string {
  return text.replace(/[-:]/g, '')
}

/** What a clock shows: `20261231T093000`. */
export function wallText(wall: number): string {
  return compact(new Date(wall).toISOString().slice(0, 19))
}

export function utcText(moment: number): string {
  return `${wallText(moment)}Z`
}
