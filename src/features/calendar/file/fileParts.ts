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
  for (const text of textOf(file).split(/\r\n|\r|\n/)) {
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

/** Outlook leaves a zone such as “(UTC+01:00) Berlin” without quotes. */
const zonedShape = /^([\w-]+)(;TZID=)([^";]+):([\dTZPWDHMS,/+-]+)$/i

function lineOf(text: string): Line | null {
  const [, zoned, , zone = '', time = ''] = zonedShape.exec(text) ?? []
  if (zoned !== undefined) {
    return { name: zoned.toUpperCase(), parameters: new Map([['TZID', plain(zone)]]), value: time }
  }
  const [, name, parameters = '', value = ''] = lineShape.exec(text) ?? []
  if (name === undefined) return null
  const named = [...parameters.matchAll(parameterShape)].map(
    ([, key = '', value = '']) => [key.toUpperCase(), plain(value.replaceAll('"', ''))] as const,
  )
  return { name: name.toUpperCase(), parameters: new Map(named), value: value.trim() }
}

/** Without the signs that mask commas and semicolons in texts. */
function plain(text: string): string {
  return text.replace(/\\([,;])/g, '$1').trim()
}

/** In UTF-8, in UTF-16 with its mark, else as older programs of the West write. */
function textOf(file: Uint8Array): string {
  const wide = [
    { encoding: 'utf-16le', mark: [0xff, 0xfe] },
    { encoding: 'utf-16be', mark: [0xfe, 0xff] },
  ].find(({ mark }) => mark.every((byte, index) => file[index] === byte))
  if (wide) return joined(new TextDecoder(wide.encoding).decode(file).replace(/\r?\n[\t ]/g, ''))
  const bytes = unfolded(file)
  const text = new TextDecoder().decode(bytes)
  const broken = text.match(/\ufffd/g)?.length ?? 0
  // A single broken letter is damage, not another encoding.
  const isOther = broken > (text.match(/[\u0080-\ufffc]/g)?.length ?? 0)
  return joined(isOther ? new TextDecoder('windows-1252').decode(bytes) : text)
}

/** Lines of the older vCalendar that end with a sign go on in the next. */
function joined(text: string): string {
  return quotedPrintable.test(text) ? text.replace(/=\r?\n/g, '') : text
}

const quotedPrintable = /ENCODING=QUOTED-PRINTABLE/i

/** A line’s pieces together, before they are letters: some writers cut in the middle of one. */
function unfolded(file: Uint8Array): Uint8Array {
  const kept = new Uint8Array(file.length)
  let length = 0
  for (let at = 0; at < file.length; at += 1) {
    const end = file[at] === 13 && file[at + 1] === 10 ? at + 1 : at
    const next = file[end + 1]
    if (file[end] === 10 && (next === 32 || next === 9)) at = end + 1
    else kept[length++] = file[at] ?? 0
  }
  return kept.subarray(0, length)
}

/** The first line of a name, of which a part has one. */
export function lineIn({ lines }: Part, name: string): Line | undefined {
  return lines.find((line) => line.name === name)
}

/** Every line of a name, of which a part has several. */
export function linesIn({ lines }: Part, name: string): Line[] {
  return lines.filter((line) => line.name === name)
}

/** A text without what masks it, and without signs that nobody sees. */
export function textIn(part: Part, name: string): string {
  const { value = '', parameters } = lineIn(part, name) ?? {}
  return (parameters?.get('ENCODING') === 'QUOTED-PRINTABLE' ? unquoted(value) : value)
    .replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
    .replace(/(?![\t\n])\p{Cc}/gu, '')
}

/** `=C3=A9` as é. */
function unquoted(text: string): string {
  const bytes = text.replace(/=([\dA-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  const codes = Array.from(bytes, (letter) => letter.charCodeAt(0))
  const isWide = codes.some((code) => code > 0xff)
  return isWide ? text : new TextDecoder().decode(Uint8Array.from(codes))
}
