/** How a calendar file is read: its parts, and their lines (RFC 5545). */
import type { Work } from '#lib/inSlices'

export interface Line {
  /** In capitals, as names, parameters’ names and zones’ do not tell them apart. */
  name: string
  parameters: ReadonlyMap<string, string>
  value: string
}

/** What stands between `BEGIN:VEVENT` and `END:VEVENT`. */
export interface Part {
  name: string
  lines: Line[]
  parts: Part[]
  /** Whether its end is there. */
  isWhole: boolean
}

/** All parts of a file in their order, those within others too. */
export function* partsIn(file: Uint8Array): Work<Part[]> {
  const found: Part[] = []
  const open: Part[] = []
  for (const text of unfolded(file).split(/\r\n|\r|\n/)) {
    yield
    const line = lineOf(text)
    const within = open.at(-1)
    if (line?.name === 'BEGIN') {
      const part = { name: line.value.toUpperCase(), lines: [], parts: [], isWhole: false }
      within?.parts.push(part)
      open.push(part)
      found.push(part)
    } else if (line?.name === 'END') {
      if (within?.name !== line.value.toUpperCase()) continue
      within.isWhole = true
      open.pop()
    } else if (line) within?.lines.push(line)
  }
  return found
}

const lineShape = /^([\w-]+)((?:;[\w-]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):(.*)$/
const parameterShape = /;([\w-]+)=("[^"]*"|[^";:]*)/g

function lineOf(text: string): Line | null {
  const [, name, parameters = '', value = ''] = lineShape.exec(text) ?? []
  if (name === undefined) return null
  const named = [...parameters.matchAll(parameterShape)].map(
    ([, key = '', value = '']) => [key.toUpperCase(), value.replaceAll('"', '')] as const,
  )
  return { name: name.toUpperCase(), parameters: new Map(named), value: value.trim() }
}

/** A line’s pieces together, before they are letters: some writers cut in the middle of one. */
function unfolded(file: Uint8Array): string {
  const kept = new Uint8Array(file.length)
  let length = 0
  for (let at = 0; at < file.length; at += 1) {
    const end = file[at] === 13 && file[at + 1] === 10 ? at + 1 : at
    const next = file[end + 1]
    if (file[end] === 10 && (next === 32 || next === 9)) at = end + 1
    else kept[length++] = file[at] ?? 0
  }
  return new TextDecoder().decode(kept.subarray(0, length))
}

/** The first line of a name, of which a part has one. */
export function lineIn({ lines }: Part, name: string): Line | undefined {
  return lines.find((line) => line.name === name)
}

/** A text without what masks it, and without signs that nobody sees. */
export function textIn(part: Part, name: string): string {
  return (lineIn(part, name)?.value ?? '')
    .replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
    .replace(/(?![\t\n])\p{Cc}/gu, '')
}
