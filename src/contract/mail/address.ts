/** Addresses as people type or paste them into “To”: page and handler agree by sharing this. */
import { isEmail } from '#lib/text/email'

/** The person at this device. */
export const ownMailAddress = 'you@arcade.example'

/** An address in pointed brackets behind a name. */
const named = /^[^<>]*<([^<>]*)>$/

/** Western, Chinese and Japanese marks, and line breaks. */
const separators = ',;\\n\\r\\t，；、'

const quoted = '"(?:\\\\.|[^"\\\\])*"'
const bracketed = '<[^<>]*>'
const comment = '\\([^()]*\\)'

/** What lies between separators. In quotation marks and brackets they separate nothing. */
const part = new RegExp(`(?:${quoted}|${bracketed}|${comment}|[^${separators}])+`, 'g')

/** As `part`, where a person has yet to close the quotation mark. */
const typedPart = new RegExp(`(?:${quoted}|"[^"]*$|${bracketed}|${comment}|[^${separators}])+`, 'g')

/** The same between semicolons and lines, where other mail programs leave the commas of names alone. */
const section = new RegExp(`(?:${quoted}|${bracketed}|${comment}|[^;；\\n\\r])+`, 'g')

/** `Team: a@…, b@…;`, `undisclosed-recipients:;` and `mailto:a@…` */
const groupName = /^[^"<>@:]*:\s*(?=$|.*@)/

/** Reads recipients by RFC 5322 and 6531, and as other programs write them. Zero-width marks do not count. */
export function recipientsOf(to: string): string[] {
  return sectionsOf(to).flatMap((each) => {
    const parts = partsOf(each)
    return isOneName(to, parts) ? [mailbox(nameIn(parts), bareAddress(parts.at(-1) ?? ''))] : parts
  })
}

/** Splits the text of a field at the last separator: complete recipients, and the rest, which is typed on. */
export function typedRecipients(text: string): { recipients: string[]; rest: string } {
  const typed = withoutMarks(text)
  const last = [...typed.matchAll(typedPart)].at(-1)
  const isOpen = last !== undefined && last.index + last[0].length === typed.length
  const rest = isOpen ? last[0] : ''
  return {
    recipients: recipientsOf(typed.slice(0, typed.length - rest.length)),
    rest: rest.trimStart(),
  }
}

const withoutMarks = (text: string) => text.replace(/\p{Cf}/gu, '')

const sectionsOf = (to: string) => withoutMarks(to).match(section) ?? []

const partsOf = (text: string) =>
  (text.match(part) ?? []).map((each) => each.trim().replace(groupName, '')).filter(Boolean)

/** Outlook writes `Doe, John <j@…>; Roe, Jane <r@…>`: between semicolons the commas are the names'. */
function isOneName(to: string, parts: readonly string[]): boolean {
  const [last = ''] = parts.slice(-1)
  return (
    /[;；]/.test(to) &&
    parts.length > 1 &&
    named.test(last) &&
    parts.slice(0, -1).every((each) => !each.includes('@'))
  )
}

const nameIn = (parts: readonly string[]) => parts.join(', ').replace(/\s*<[^<>]*>$/, '')

/** One recipient as a line: a name with marks of the grammar stands in quotation marks. */
export function mailbox(name: string, address: string): string {
  const plain = withoutMarks(name).trim()
  if (plain === '') return address
  const isPlain = !/[<>,;:@"()[\]\\，；、]/.test(plain)
  return `${isPlain ? plain : `"${plain.replace(/["\\]/g, '\\$&')}"`} <${address}>`
}

/** The name of a recipient, or the address of one without. */
export function recipientName(recipient: string): string {
  const name = recipient.replace(/\s*<[^<>]*>$/, '')
  const [, inner = name] = /^"(.*)"$/s.exec(name) ?? []
  return inner.replace(/\\(.)/g, '$1') || bareAddress(recipient)
}

/** Letters, commas between them included. */
export const longestRecipients = 10_000

/** Recipients in one line, as many of them as fit, none of them cut. */
export function recipientLine(recipients: readonly string[]): string {
  let line = ''
  for (const each of recipients) {
    const longer = line === '' ? each : `${line}, ${each}`
    if (longer.length > longestRecipients) break
    line = longer
  }
  return line
}

/** The bare address of a recipient: `Mali <mali@example.com>` → `mali@example.com`. Full-width letters are plain. */
export function bareAddress(recipient: string): string {
  const plain = withoutMarks(recipient).trim()
  const [, inner] = named.exec(plain.replace(/^"(?:\\.|[^"\\])*"\s*(?=<)/, '')) ?? []
  return (inner ?? plain.replace(/\s*\([^()]*\)\s*/g, '')).trim().normalize('NFKC')
}

/** Whether somebody at this address is meant. */
export const isOwnAddress = (recipient: string) =>
  bareAddress(recipient).toLowerCase() === ownMailAddress

/** The first recipient that is no address; null when all are. */
export function badRecipient(to: string): string | null {
  return recipientsOf(to).find((each) => !isEmail(bareAddress(each))) ?? null
}
