/** Parses a calendar file into parts and lines (RFC 5545). */
import type { Work } from '#lib/inSlices'

export interface Line {
  /** In upper case, because names, parameters and zone ids are case-insensitive. */
  name: string
  parameters: ReadonlyMap<string, string>
  value: string
}

/** The content between `BEGIN:VEVENT` and `END:VEVENT`. */
export interface Part {
  name: string
  lines: Line[]
  parts: Part[]
  /** Whether its `END` line exists. */
  isWhole: boolean
}

/** All parts of a file in order, including nested ones. */
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

/** Outlook writes zones such as “(UTC+01:00) Berlin” without quotes. */
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

/** Unescapes commas and semicolons. */
function plain(text: string): string {
  return text.replace(/\\([,;])/g, '$1').trim()
}

/** Decodes UTF-8, UTF-16 with a byte order mark, or else Windows-1252. */
function textOf(file: Uint8Array): string {
  const wide = [
    { encoding: 'utf-16le', mark: [0xff, 0xfe] },
    { encoding: 'utf-16be', mark: [0xfe, 0xff] },
  ].find(({ mark }) => mark.every((byte, index) => file[index] === byte))
  if (wide) return joined(new TextDecoder(wide.encoding).decode(file).replace(/\r?\n[\t ]/g, ''))
  const bytes = unfolded(file)
  const text = new TextDecoder().decode(bytes)
  const broken = text.match(/\ufffd/g)?.length ?? 0
  // A single broken character is damage, not another encoding.
  const isOther = broken > (text.match(/[\u0080-\ufffc]/g)?.length ?? 0)
  return joined(isOther ? new TextDecoder('windows-1252').decode(bytes) : text)
}

/** Joins the soft line breaks of older vCalendar files. */
function joined(text: string): string {
  return quotedPrintable.test(text) ? text.replace(/=\r?\n/g, '') : text
}

const quotedPrintable = /ENCODING=QUOTED-PRINTABLE/i

/** Unfolds lines as bytes, because some programs fold in the middle of a character. */
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

/** The first line with this name, for properties that occur once. */
export function lineIn({ lines }: Part, name: string): Line | undefined {
  return lines.find((line) => line.name === name)
}

/** All lines with this name, for properties that may occur several times. */
export function linesIn({ lines }: Part, name: string): Line[] {
  return lines.filter((line) => line.name === name)
}

/** Text without escapes and invisible characters. */
export function textIn(part: Part, name: string): string {
  const { value = '', parameters } = lineIn(part, name) ?? {}
  return (parameters?.get('ENCODING') === 'QUOTED-PRINTABLE' ? unquoted(value) : value)
    .replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
    .replace(/(?![\t\n])\p{Cc}/gu, '')
}

/** Decodes `=C3=A9` to é. */
function unquoted(text: string): string {
  const bytes = text.replace(/=([\dA-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  const codes = Array.from(bytes, (letter) => letter.charCodeAt(0))
  const isWide = codes.some((code) => code > 0xff)
  return isWide ? text : new TextDecoder().decode(Uint8Array.from(codes))
}
