import { memberPaths } from '../paths/member'

/** The longest address that a mail server accepts, in characters. */
const longest = 254

/** Characters of a local part by RFC 5322 and 6531, in any script, except those with a meaning in a URL. */
const nameLetters = "[\\p{L}\\p{M}\\p{N}!$&'*+=^_`{|}~-]+"

/** A label of a domain: no hyphen at its ends. */
const label = '[\\p{L}\\p{M}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?'

/** The last label is not a number and has at least two characters. */
const form = new RegExp(
  `^${nameLetters}(?:\\.${nameLetters})*@(?:${label}\\.)+(?!\\d+$)(?=..)${label}$`,
  'u',
)

/** Whether an address could receive mail. Only sending a mail shows whether it does. */
export function isEmail(text: string): boolean {
  return text.length <= longest && form.test(text)
}

/** The page for a mail to an address; null for text that is no address. */
export function mailPath(mail: string): string | null {
  return isEmail(mail) ? `${memberPaths.mail}?${new URLSearchParams({ to: mail })}` : null
}
