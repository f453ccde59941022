/** Addresses as people type or paste them into “To”, shared by page and handler. */
import { isEmail } from '#lib/text/email'

/** Address of the person at this device. */
export const ownMailAddress = 'you@arcade.example'

/** An address in angle brackets after a name. */
const named = /^[^<>]*<([^<>]*)>$/

/** Western, Chinese and Japanese separators, and line breaks. */
const separators = ',;\\n\\r\\t，；、'

const quoted = '"(?:\\\\.|[^"\\\\])*"'
const bracketed = '<[^<>]*>'
const comment = '\\([^()]*\\)'

/** Text between separators. They do not separate inside quotation marks and brackets. */
const part = new RegExp(`(?:${quoted}|${bracketed}|${comment}|[^${separators}])+`, 'g')

/** As `part`, with a quotation mark that the person has not closed yet. */
const typedPart = new RegExp(`(?:${quoted}|"[^"]*$|${bracketed}|${comment}|[^${separators}])+`, 'g')

/** As `part`, but between semicolons and lines: other mail programs leave the commas of names unquoted. */
const section = new RegExp(`(?:${quoted}|${bracketed}|${comment}|[^;；\\n\\r])+`, 'g')

/** `Team: a@…, b@…;`, `undisclosed-recipients:;` and `mailto:a@…` */
const groupName = /^[^"<>@:]*:\s*(?=$|.*@)/

/** Parses recipients by RFC 5322 and 6531, and as other programs write them. Ignores zero-width characters. */
export function recipientsOf(to: string): string[] {
  return sectionsOf(to).flatMap((each) => {
    const parts = partsOf(each)
    return isOneName(to, parts) ? [mailbox(nameIn(parts), bareAddress(parts.at(-1) ?? ''))] : parts
  })
}

/** Splits a field's text at the last separator: complete recipients, and the rest that is still being typed. */
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

/** Outlook writes `Doe, John <j@…>; Roe, Jane <r@…>`: between semicolons, commas belong to the names. */
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

/** Formats one recipient as a line; a name with special characters is quoted. */
export function mailbox(name: string, address: string): string {
  const plain = withoutMarks(name).trim()
  if (plain === '') return address
  const isPlain = !/[<>,;:@"()[\]\\，；、]/.test(plain)
  return `${isPlain ? plain : `"${plain.replace(/["\\]/g, '\\$&')}"`} <${address}>`
}

/** @returns the name of a recipient, or the address if there is no name */
export function recipientName(recipient: string): string {
  const name = recipient.replace(/\s*<[^<>]*>$/, '')
  const [, inner = name] = /^"(.*)"$/s.exec(name) ?? []
  return inner.replace(/\\(.)/g, '$1') || bareAddress(recipient)
}

/** In characters, commas included. */
export const longestRecipients = 10_000

/** @returns as many recipients as fit into one line; none of them is cut */
export function recipientLine(recipients: readonly string[]): string {
  let line = ''
  for (const each of recipients) {
    const longer = line === '' ? each : `${line}, ${each}`
    if (longer.length > longestRecipients) break
    line = longer
  }
  return line
}

/**
 * The bare address of a recipient: `Mali <mali@example.com>` → `mali@example.com`, without full-width forms.
 */
export function bareAddress(recipient: string): string {
  const plain = withoutMarks(recipient).trim()
  const [, inner] = named.exec(plain.replace(/^"(?:\\.|[^"\\])*"\s*(?=<)/, '')) ?? []
  return (inner ?? plain.replace(/\s*\([^()]*\)\s*/g, '')).trim().normalize('NFKC')
}

/** Whether the recipient is the person at this device. */
export const isOwnAddress = (recipient: string) =>
  bareAddress(recipient).toLowerCase() === ownMailAddress

/** @returns the first recipient without a valid address; null if all are valid */
export function badRecipient(to: string): string | null {
  return recipientsOf(to).find((each) => !isEmail(bareAddress(each))) ?? null
}
