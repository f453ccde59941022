import { memberPaths } from '../paths/member'

/** As long as a mail server takes. */
const longest = 254

/** Letters of a name by RFC 5322 and 6531, in any script, but for those that mean something in a URL. */
const nameLetters = "[\\p{L}\\p{M}\\p{N}!$&'*+=^_`{|}~-]+"

/** A label of a domain: no hyphen at its ends. */
const label = '[\\p{L}\\p{M}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?'

/** The last label is no number, and two letters at least. */
const form = new RegExp(
  `^${nameLetters}(?:\\.${nameLetters})*@(?:${label}\\.)+(?!\\d+$)(?=..)${label}$`,
  'u',
)

/** Whether an address could receive mail; that it does, only a mail can tell. */
export function isEmail(text: string): boolean {
  return text.length <= longest && form.test(text)
}

/** The page that writes to an address; null for what does not look like one. */
export function mailPath(mail: string): string | null {
  return isEmail(mail) ? `${memberPaths.mail}?${new URLSearchParams({ to: mail })}` : null
}
